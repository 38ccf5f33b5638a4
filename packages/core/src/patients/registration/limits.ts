/** Maximum entries of each list; more is a mistake. */
export const MAX_NAMES = 5;
export const MAX_PHONES = 5;
export const MAX_EMAILS = 3;
export const MAX_ADDRESSES = 5;
export const MAX_LANGUAGES = 6;
export const MAX_NEXT_OF_KIN = 3;

/** Maximum characters of each text. */
export const REGISTRATION_TEXT = {
  name: 120,
  phone: 40,
  email: 254,
  line: 300,
  place: 100,
  uhid: 40,
  reason: 500,
} as const;

/** Nobody is known to have lived longer than 122 years. */
export const MAX_AGE_YEARS = 130;
/** Ages above it need confirmation. */
export const UNLIKELY_AGE_YEARS = 110;
/** Younger patients need a parent's or guardian's consent (Digital Personal Data Protection Act 2023, section 9). */
export const ADULT_YEARS = 18;
/** Pregnancies outside these ages need confirmation. */
export const PREGNANCY_AGES = { min: 14, max: 50 } as const;
