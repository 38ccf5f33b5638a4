import { type CodedLabels, codedLabel } from '#formatting';

/** Which ear an otoscopy shows (specification 3.3). */
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

/** The label of an otoscopy side; an unknown one is shown as it is. */
export function otoscopySideLabel(key: string, locale?: string): string {
  return codedLabel(OTOSCOPY_SIDE_LABELS, key, locale);
}
