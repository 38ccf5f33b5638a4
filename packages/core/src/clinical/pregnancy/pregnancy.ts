import { dayAfter, numberOfDay } from '#formatting';

/** Events from which a pregnancy is dated. */
const DATING_EVENTS = ['lmp', 'conception', 'insemination', 'embryo-day-3', 'embryo-day-5'] as const;
export type DatingEvent = (typeof DATING_EVENTS)[number];

/** Days from the last period to the estimated due date. */
export const TERM_DAYS = 280;
/** Maximum duration from the last period (clinical review). An earlier period can't date a current pregnancy. */
export const LONGEST_PREGNANCY_DAYS = 44 * 7;
/** Valid cycle lengths: outside them the adjustment does not apply. */
export const CYCLE_DAYS = { min: 20, max: 45 } as const;

/** Days from the event to the estimated due date (obstetric dating tables; 280 days from the last period). */
const DAYS_TO_DUE: Readonly<Record<DatingEvent, number>> = {
  lmp: TERM_DAYS,
  conception: 266,
  insemination: 266,
  'embryo-day-3': 263,
  'embryo-day-5': 261,
};

const numberOf = (day: string): number | undefined => numberOfDay(day.trim());

/**
 * Returns the estimated due date, YYYY-MM-DD, from an event's calendar day.
 * A cycle other than 28 days shifts a date from the last period by the difference. Undefined for an invalid day and a
 * cycle outside 20 to 45 days.
 */
export function dueDate(event: DatingEvent, day: string, cycleDays = 28): string | undefined {
  if (numberOf(day) === undefined || !(cycleDays >= CYCLE_DAYS.min && cycleDays <= CYCLE_DAYS.max))
    return undefined;
  const shift = event === 'lmp' ? Math.round(cycleDays) - 28 : 0;
  return dayAfter(day.trim(), DAYS_TO_DUE[event] + shift);
}

/** Returns the due date by a scan's calendar day and gestational age in days; undefined for an invalid day. */
export function dueDateOfScan(day: string, scanDays: number): string | undefined {
  return numberOf(day) === undefined ? undefined : dayAfter(day.trim(), TERM_DAYS - scanDays);
}

/** Returns the problem of a last menstrual period: invalid, in the future, or more than 44 weeks ago. */
export function lmpProblem(lmp: string, today: string): 'not-a-date' | 'future' | 'too-long-ago' | undefined {
  const [start, now] = [numberOf(lmp), numberOf(today)];
  if (start === undefined || now === undefined) return 'not-a-date';
  if (start > now) return 'future';
  return now - start > LONGEST_PREGNANCY_DAYS ? 'too-long-ago' : undefined;
}

/**
 * Returns the gestational age on a calendar day in days, from the due date; undefined if a date is unreadable.
 * Negative before the pregnancy. Calendar days of the facility, independent of time zones.
 */
export function gestationalDays(due: string, day: string): number | undefined {
  const [end, at] = [numberOf(due), numberOf(day)];
  return end === undefined || at === undefined ? undefined : TERM_DAYS - (end - at);
}

/** Returns weeks and days in obstetric notation: 34w3d. "--" if invalid. */
export function formatGestation(days: number): string {
  return Number.isInteger(days) && days >= 0 ? `${Math.floor(days / 7)}w${days % 7}d` : '--';
}

/** Returns the trimester: first to 13w6d, second 14w0d to 27w6d, third from 28w0d. */
export function trimesterOf(days: number): 1 | 2 | 3 {
  if (days < 14 * 7) return 1;
  return days < 28 * 7 ? 2 : 3;
}

const TERMS = ['preterm', 'early-term', 'full-term', 'late-term', 'post-term'] as const;
export type Term = (typeof TERMS)[number];

/**
 * Returns the term: preterm before 37w0d, early to 38w6d, full to 40w6d, late to 41w6d, post from 42w0d. Not yet
 * confirmed clinically.
 */
export function termOf(days: number): Term {
  const weeks = Math.floor(days / 7);
  if (weeks < 37) return 'preterm';
  if (weeks < 39) return 'early-term';
  if (weeks < 41) return 'full-term';
  return weeks < 42 ? 'late-term' : 'post-term';
}

/** A scan that differs by more than `over` days redates a pregnancy of up to `until` days by last period. */
const REDATING: readonly { readonly until: number; readonly over: number }[] = [
  { until: 9 * 7 - 1, over: 5 },
  { until: 16 * 7 - 1, over: 7 },
  { until: 22 * 7 - 1, over: 10 },
  { until: 28 * 7 - 1, over: 14 },
  { until: Number.POSITIVE_INFINITY, over: 21 },
];

export interface Redating {
  readonly decision: 'redate' | 'keep';
  /** From 28 weeks, a difference may mean a small baby, so a person has to decide. */
  readonly withCare: boolean;
}

/**
 * Returns whether a scan changes the due date (obstetric dating rule).
 * `lmpDays` is the gestational age by last period on the day of the scan, `scanDays` that of the scan, both in days.
 * The difference must exceed the limit, and an accepted date is never changed by a later scan.
 */
export function redating(lmpDays: number, scanDays: number, accepted = false): Redating {
  const limit = REDATING.find(({ until }) => lmpDays <= until)?.over ?? 21;
  const redate = !accepted && Math.abs(scanDays - lmpDays) > limit;
  return { decision: redate ? 'redate' : 'keep', withCare: lmpDays >= 28 * 7 };
}

/** Whether a pregnancy is suboptimally dated: no scan before 22w0d. `scanDays` is the age at the first scan, if any. */
export const isSuboptimallyDated = (scanDays: number | undefined): boolean =>
  scanDays === undefined || scanDays >= 22 * 7;
