import { type CodedLabels, codedLabel } from '#formatting';
import * as words from '../words/en.ts';

/** States and union territories of India. Addresses store the English name. */
const INDIAN_STATE_LABELS = words.indianStateLabels satisfies CodedLabels<string>;

export type IndianState = keyof (typeof INDIAN_STATE_LABELS)['en'];

/** In alphabetical order of the English names. */
export const INDIAN_STATES = Object.keys(INDIAN_STATE_LABELS.en) as readonly IndianState[];

export function indianStateLabel(state: string, locale?: string): string {
  return codedLabel(INDIAN_STATE_LABELS, state, locale);
}
