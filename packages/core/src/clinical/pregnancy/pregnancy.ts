import { dayAfter, numberOfDay } from '#formatting';

/** What a pregnancy is dated from. */
const DATING_EVENTS = ['lmp', 'conception', 'insemination', 'embryo-day-3', 'embryo-day-5'] as const;
export type DatingEvent = (typeof DATING_EVENTS)[number];

/** Days from the last period to the estimated due date. */
export const TERM_DAYS = 280;
/** No pregnancy lasts longer from the last period (clinical review): one longer ago than this dates no present one. */
export const LONGEST_PREGNANCY_DAYS = 44 * 7;
/** Cycles outside these are not counted with: the rule of days to add holds for neither. */
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
 * The estimated due date, YYYY-MM-DD, from an event's calendar day. A cycle other than 28 days moves a date from the
 * last period by the difference. Undefined for a day that does not exist and a cycle outside 20 to 45 days.
 */
export function dueDate(event: DatingEvent, day: string, cycleDays = 28): string | undefined {
  if (numberOf(day) === undefined || !(cycleDays >= CYCLE_DAYS.min && cycleDays <= CYCLE_DAYS.max))
    return undefined;
  const shift = event === 'lmp' ? Math.round(cycleDays) - 28 : 0;
  return dayAfter(day.trim(), DAYS_TO_DUE[event] + shift);
}

/** The due date by a scan: its calendar day and the gestational age it gave, in days. Undefined for no day there is. */
export function dueDateOfScan(day: string, scanDays: number): string | undefined {
  return numberOf(day) === undefined ? undefined : dayAfter(day.trim(), TERM_DAYS - scanDays);
}

/** What is wrong with a last menstrual period on a day: not a date, still to come, or more than 44 weeks ago. */
export function lmpProblem(lmp: string, today: string): 'not-a-date' | 'future' | 'too-long-ago' | undefined {
  const [start, now] = [numberOf(lmp), numberOf(today)];
  if (start === undefined || now === undefined) return 'not-a-date';
  if (start > now) return 'future';
  return now - start > LONGEST_PREGNANCY_DAYS ? 'too-long-ago' : undefined;
}

/**
 * The gestational age on a calendar day, in whole days (weeks of seven), from the due date; undefined where a date
 * cannot be read. Negative before the pregnancy. Calendar days of the facility, so no time zone can move it.
 */
export function gestationalDays(due: string, day: string): number | undefined {
  const [end, at] = [numberOf(due), numberOf(day)];
  return end === undefined || at === undefined ? undefined : TERM_DAYS - (end - at);
}

/** Weeks and days as obstetrics writes them: 34w3d. "--" for what is no age. */
export function formatGestation(days: number): string {
  return Number.isInteger(days) && days >= 0 ? `${Math.floor(days / 7)}w${days % 7}d` : '--';
}

/** First to 13w6d, second 14w0d to 27w6d, third from 28w0d. */
export function trimesterOf(days: number): 1 | 2 | 3 {
  if (days < 14 * 7) return 1;
  return days < 28 * 7 ? 2 : 3;
}

const TERMS = ['preterm', 'early-term', 'full-term', 'late-term', 'post-term'] as const;
export type Term = (typeof TERMS)[number];

/** Preterm before 37w0d, early to 38w6d, full to 40w6d, late to 41w6d, post from 42w0d. Not yet confirmed clinically. */
export function termOf(days: number): Term {
  const weeks = Math.floor(days / 7);
  if (weeks < 37) return 'preterm';
  if (weeks < 39) return 'early-term';
  if (weeks < 41) return 'full-term';
  return weeks < 42 ? 'late-term' : 'post-term';
}

/** A scan that differs by more than `over` days redates a pregnancy of up to `until` days by its last period. */
const REDATING: readonly { readonly until: number; readonly over: number }[] = [
  { until: 9 * 7 - 1, over: 5 },
  { until: 16 * 7 - 1, over: 7 },
  { until: 22 * 7 - 1, over: 10 },
  { until: 28 * 7 - 1, over: 14 },
  { until: Number.POSITIVE_INFINITY, over: 21 },
];

export interface Redating {
  readonly decision: 'redate' | 'keep';
  /** From 28 weeks a difference may be a small baby: a person decides. */
  readonly withCare: boolean;
}

/**
 * Whether a scan moves the due date. `lmpDays` is the gestational age by the last period on the day of the scan,
 * `scanDays` that of the scan, both in days. Only a difference of more than the limit does, and a date once accepted
 * is not moved by a later scan (obstetric dating rule).
 */
export function redating(lmpDays: number, scanDays: number, accepted = false): Redating {
  const limit = REDATING.find(({ until }) => lmpDays <= until)?.over ?? 21;
  const redate = !accepted && Math.abs(scanDays - lmpDays) > limit;
  return { decision: redate ? 'redate' : 'keep', withCare: lmpDays >= 28 * 7 };
}

/** Dated without a scan before 22w0d: suboptimally dated. `scanDays` is the age at the first scan, if there was one. */
export const isSuboptimallyDated = (scanDays: number | undefined): boolean =>
  scanDays === undefined || scanDays >= 22 * 7;
