import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** The ear of an otoscopy (specification 3.3). */
export const OTOSCOPY_SIDES = ['left_ear', 'right_ear'] as const;
export type OtoscopySide = (typeof OTOSCOPY_SIDES)[number];

const OTOSCOPY_SIDE_LABELS = words.otoscopySideLabels satisfies CodedLabels<OtoscopySide>;

export function otoscopySideLabel(key: string, locale?: string): string {
  return codedLabel(OTOSCOPY_SIDE_LABELS, key, locale);
}
