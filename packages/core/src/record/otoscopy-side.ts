import { type CodedLabels, codedLabel } from '#formatting';

/** The ear of an otoscopy (specification 3.3). */
export const OTOSCOPY_SIDES = ['left_ear', 'right_ear'] as const;
export type OtoscopySide = (typeof OTOSCOPY_SIDES)[number];

const OTOSCOPY_SIDE_LABELS = {
  en: {
    left_ear: 'Left ear',
    right_ear: 'Right ear',
  },
  hi: {
    left_ear: 'बायाँ कान',
    right_ear: 'दायाँ कान',
  },
} as const satisfies CodedLabels<OtoscopySide>;

export function otoscopySideLabel(key: string, locale?: string): string {
  return codedLabel(OTOSCOPY_SIDE_LABELS, key, locale);
}
