/** The most of each list in one registration: more is a mistake. */
export const MAX_NAMES = 5;
export const MAX_PHONES = 5;
export const MAX_EMAILS = 3;
export const MAX_ADDRESSES = 5;
export const MAX_LANGUAGES = 6;
export const MAX_NEXT_OF_KIN = 3;

/** Characters of each text. */
export const REGISTRATION_TEXT = {
  name: 120,
  phone: 40,
  email: 254,
  line: 300,
  place: 100,
  uhid: 40,
  reason: 500,
} as const;

/** Nobody known has lived longer than 122 years. */
export const MAX_AGE_YEARS = 130;
/** Above it an age is asked about before it is saved. */
export const UNLIKELY_AGE_YEARS = 110;
/** Consent of somebody younger is their parent's or guardian's (Digital Personal Data Protection Act 2023, 9). */
export const ADULT_YEARS = 18;
/** A pregnancy outside these ages is asked about before it is saved. */
export const PREGNANCY_AGES = { min: 14, max: 50 } as const;
