import { type CodedLabels, codedLabel } from '#formatting';

/** Consultation modes (specification 3.3). */
export const CONSULTATION_MODES = ['PHYSICAL', 'VIRTUAL'] as const;
export type ConsultationMode = (typeof CONSULTATION_MODES)[number];

const CONSULTATION_MODE_LABELS = {
  en: { PHYSICAL: 'Physical', VIRTUAL: 'Virtual' },
  hi: { PHYSICAL: 'आमने-सामने', VIRTUAL: 'ऑनलाइन' },
} as const satisfies CodedLabels<ConsultationMode>;

export function consultationModeLabel(mode: string, locale?: string): string {
  return codedLabel(CONSULTATION_MODE_LABELS, mode, locale);
}
