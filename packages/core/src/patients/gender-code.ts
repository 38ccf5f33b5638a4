import { type CodedLabels, codedLabel } from '#formatting';

/** Genders as they are sent and stored (specification 3.3); `readVitaUser` answers them in lower case, as they are shown. */
export const GENDER_CODES = ['MALE', 'FEMALE', 'OTHER'] as const;
export type GenderCode = (typeof GENDER_CODES)[number];

/** What a source knows no gender of (FHIR administrative-gender); nothing of ours picks a sex for it. */
export const UNKNOWN_GENDER = 'UNKNOWN';

/**
 * A gender as it is sent and stored, for one in either case: FHIR writes lower case, and so did earlier versions. What is no
 * gender of the specification stays what it is, in capitals.
 */
export function genderCodeOf(gender: string): Uppercase<string> {
  return (gender.trim().toUpperCase() || UNKNOWN_GENDER) as Uppercase<string>;
}

const GENDER_CODE_LABELS = {
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
