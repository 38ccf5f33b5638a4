import { LONGEST_PREGNANCY_DAYS, TERM_DAYS } from '#clinical';

/** How long ago the due date of the longest pregnancy can be. */
export const LONGEST_OVERDUE_DAYS = LONGEST_PREGNANCY_DAYS - TERM_DAYS;

/** Weeks of pregnancy at a scan. Our own: nothing is visible before three weeks. */
export const WEEKS_AT_SCAN = { min: 3, max: 44 };
export const DAYS_OF_WEEK = { min: 0, max: 6 };

/** Our own: before 20 weeks it is a miscarriage, not a delivery. */
export const WEEKS_AT_BIRTH = { min: 20, max: 44 };

/** Our own: far above any real number; catches an 11 that was meant as 1 1. */
export const PREGNANCIES = { min: 0, max: 30 };

/** Nine babies of one birth survived in 2021, the highest number. */
export const MAX_BABIES = 9;

/** Kilograms of an infant up to two years, with a margin. Our own. */
export const INFANT_KILOGRAMS = { min: 0.2, max: 30 };
