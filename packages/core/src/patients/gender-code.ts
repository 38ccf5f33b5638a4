import { type CodedLabels, codedLabel } from '#formatting';

/** Genders as they are stored (specification 3.3); `readVitaUser` answers them in lower case, as they are shown. */
export const GENDER_CODES = ['MALE', 'FEMALE', 'OTHER'] as const;
export type GenderCode = (typeof GENDER_CODES)[number];

export const GENDER_CODE_LABELS = {
  en: {
    MALE: 'Male',
    FEMALE: 'Female',
    OTHER: 'Other',
  },
  hi: {
    MALE: 'पुरुष',
    FEMALE: 'महिला',
    OTHER: 'अन्य',
  },
} as const satisfies CodedLabels<GenderCode>;

/** The label of a stored gender; an unknown one is shown as it is. */
export function genderCodeLabel(key: string, locale?: string): string {
  return codedLabel(GENDER_CODE_LABELS, key, locale);
}
