import { LONGEST_PREGNANCY_DAYS, TERM_DAYS } from '#clinical';

/** The due date of the longest pregnancy may lie so far behind. */
export const LONGEST_OVERDUE_DAYS = LONGEST_PREGNANCY_DAYS - TERM_DAYS;

/** Weeks and days of a pregnancy at a scan. Our own: before three weeks there is nothing to see. */
export const WEEKS_AT_SCAN = { min: 3, max: 44 };
export const DAYS_OF_WEEK = { min: 0, max: 6 };

/** Our own: a child born before 20 weeks does not live; that is a miscarriage and no delivery. */
export const WEEKS_AT_BIRTH = { min: 20, max: 44 };

/** Our own: far more than any woman of the programme has; stops an 11 that was meant as 1 1. */
export const PREGNANCIES = { min: 0, max: 30 };

/** Nine babies of one birth lived, in 2021; nobody had more. */
export const MOST_BABIES = 9;

/** Kilograms of an infant of up to two years, with a margin. Our own. */
export const INFANT_KILOGRAMS = { min: 0.2, max: 30 };
