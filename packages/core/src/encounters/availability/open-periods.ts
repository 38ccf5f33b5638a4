import { instantOfWall, isoDay, numberOfDay } from '#formatting';
import { type Weekday, weekdayOfNumber } from './weekday.ts';

/** A half-open time range in unix seconds: the end is excluded. */
export interface Period {
  readonly start: number;
  readonly end: number;
}

/** Hours on a weekday, in local minutes since midnight. */
export interface WeeklyHours {
  readonly weekday: Weekday;
  readonly fromMinute: number;
  /** 1440 is midnight. */
  readonly untilMinute: number;
  /** Services that can be booked; null means all. */
  readonly serviceTypes: readonly string[] | null;
  /** First and last day of validity; null means no end. YYYY-MM-DD. */
  readonly validFrom: string;
  readonly validUntil: string | null;
}

/** Whole days count in the time zone of the requesting facility, inclusive. */
export type ExceptionTime =
  | { readonly start: number; readonly end: number }
  | { readonly fromDay: string; readonly untilDay: string };

export const EXCEPTION_KINDS = ['leave', 'extra'] as const;
export type ExceptionKind = (typeof EXCEPTION_KINDS)[number];

/** Leave, or extra hours. */
interface HoursException {
  readonly kind: ExceptionKind;
  readonly time: ExceptionTime;
}

export interface Availability {
  readonly hours: readonly WeeklyHours[];
  readonly exceptions: readonly HoursException[];
  /** Time zone of the facility. */
  readonly timeZone: string;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

const instantAt = (day: number, minute: number, timeZone: string): number =>
  Math.floor(instantOfWall(day * DAY_MS + minute * MINUTE_MS, timeZone) / 1000);

const numberOr = (day: string | null, without: number): number =>
  day === null ? without : (numberOfDay(day) ?? without);

/** Returns the day number of an instant (unix seconds). */
const dayNumberAt = (seconds: number, timeZone: string): number =>
  numberOr(isoDay(seconds, timeZone) ?? null, Number.NaN);

/** Returns the time range of an exception. Whole days run from local midnight to local midnight. */
export function periodOf(time: ExceptionTime, timeZone: string): Period {
  if ('start' in time) return { start: time.start, end: time.end };
  const [first, last] = [numberOr(time.fromDay, Number.NaN), numberOr(time.untilDay, Number.NaN)];
  return { start: instantAt(first, 0, timeZone), end: instantAt(last + 1, 0, timeZone) };
}

export const overlaps = (one: Period, other: Period): boolean =>
  one.start < other.end && other.start < one.end;

/** Merges overlapping and adjacent periods. */
function merged(periods: readonly Period[]): Period[] {
  const result: Period[] = [];
  for (const period of periods.toSorted((one, other) => one.start - other.start)) {
    const last = result.at(-1);
    if (last && period.start <= last.end) {
      result[result.length - 1] = { start: last.start, end: Math.max(last.end, period.end) };
    } else result.push(period);
  }
  return result;
}

function hoursOfDay({ hours, timeZone }: Availability, serviceType: string, day: number): Period[] {
  const weekday = weekdayOfNumber(day);
  return hours
    .filter(
      (row) =>
        row.weekday === weekday &&
        (row.serviceTypes === null || row.serviceTypes.includes(serviceType)) &&
        numberOr(row.validFrom, day) <= day &&
        day <= numberOr(row.validUntil, day),
    )
    .map((row) => ({
      start: instantAt(day, row.fromMinute, timeZone),
      end: instantAt(day, row.untilMinute, timeZone),
    }));
}

/** Returns the periods of exceptions of one kind. */
export const exceptionPeriods = ({ exceptions, timeZone }: Availability, kind: ExceptionKind): Period[] =>
  exceptions.filter((row) => row.kind === kind).map((row) => periodOf(row.time, timeZone));

/**
 * Returns when a service can be booked between two instants, weekly and extra hours combined, before leave is removed.
 * Ranges that began on the previous day are returned whole, so that slots start at their beginning. Extra hours apply
 * to every service.
 */
export function openPeriods(
  availability: Availability,
  serviceType: string,
  { start, end }: Period,
): Period[] {
  const { timeZone } = availability;
  const periods = exceptionPeriods(availability, 'extra');
  const last = dayNumberAt(end, timeZone);
  for (let day = dayNumberAt(start, timeZone) - 1; day <= last; day += 1)
    periods.push(...hoursOfDay(availability, serviceType, day));
  const asked = { start, end };
  return merged(periods.filter((period) => period.start < period.end)).filter((period) =>
    overlaps(period, asked),
  );
}

/** Whether a period lies entirely within the service's hours and outside leave. */
export function isWithinHours(availability: Availability, serviceType: string, period: Period): boolean {
  if (exceptionPeriods(availability, 'leave').some((leave) => overlaps(leave, period))) return false;
  return openPeriods(availability, serviceType, period).some(
    (open) => open.start <= period.start && period.end <= open.end,
  );
}
