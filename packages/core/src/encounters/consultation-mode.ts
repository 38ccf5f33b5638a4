import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Consultation modes (specification 3.3). */
export const CONSULTATION_MODES = ['PHYSICAL', 'VIRTUAL'] as const;
export type ConsultationMode = (typeof CONSULTATION_MODES)[number];

const CONSULTATION_MODE_LABELS = words.consultationModeLabels satisfies CodedLabels<ConsultationMode>;

export function consultationModeLabel(mode: string, locale?: string): string {
  return codedLabel(CONSULTATION_MODE_LABELS, mode, locale);
}
