import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/** Genders as sent and stored (specification 3.3). `readVitaUser` returns them in lower case, for display. */
export const GENDER_CODES = ['MALE', 'FEMALE', 'OTHER'] as const;
export type GenderCode = (typeof GENDER_CODES)[number];

/** Unknown gender (FHIR administrative-gender). Nothing ever infers a sex from it. */
export const UNKNOWN_GENDER = 'UNKNOWN';

/**
 * Returns the stored form of a gender. FHIR and earlier versions use lower case. Unknown values are converted to upper
 * case.
 */
export function genderCodeOf(gender: string): Uppercase<string> {
  return (gender.trim().toUpperCase() || UNKNOWN_GENDER) as Uppercase<string>;
}

const GENDER_CODE_LABELS = words.genderCodeLabels satisfies CodedLabels<GenderCode>;

export function genderCodeLabel(key: string, locale?: string): string {
  return codedLabel(GENDER_CODE_LABELS, key, locale);
}
