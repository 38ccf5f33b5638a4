import { DAY_MS, readCalendarTime } from './wall-time.ts';

/** BYDAY weekdays, starting with Thursday because 1970-01-01 was one. */
const WEEKDAYS = ['TH', 'FR', 'SA', 'SU', 'MO', 'TU', 'WE'];
const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
type Frequency = (typeof FREQUENCIES)[number];

interface NthWeekday {
  readonly weekday: number;
  /** 2 for the second, -2 for the last but one, 0 for every one. */
  readonly nth: number;
}

/** A rule of RFC 5545, 3.3.10, limited to what personal calendars use. */
export interface Rule {
  readonly frequency: Frequency;
  readonly interval: number;
  readonly count: number;
  /** The last possible start, on the wall clock. */
  readonly until: number;
  readonly byDay: readonly NthWeekday[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly bySetPos: readonly number[];
  readonly weekStart: number;
}

export type RuleFault = 'too-often' | 'rule-unsupported';

/**
 * Thrown when a calendar's rules or lines take too long to read.
 * `begins` is the start of the event, as written in the calendar.
 */
export class HeavyCalendarError extends Error {
  readonly begins: string | undefined;

  constructor(begins?: string) {
    super('The calendar takes too long to read.');
    this.begins = begins;
  }
}

/** The longest rule of a personal calendar has about 100 characters. */
const MAX_RULE_CHARACTERS = 500;

const PARTS = new Set([
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
  'WKST',
]);

const listOf = (text: string | undefined): readonly string[] => text?.split(',').filter(Boolean) ?? [];
/** Returns unique numbers in ascending order: `11,3` is March and November. */
const numbersOf = (text: string | undefined): readonly number[] =>
  [...new Set(listOf(text).map(Number))].toSorted((one, other) => one - other);
const isBetween = (most: number) => (number: number) =>
  Number.isInteger(number) && number !== 0 && Math.abs(number) <= most;

function readDay(text: string): NthWeekday {
  const [, nth = '', weekday = ''] = /^([+-]?\d{0,2})([A-Z]{2})$/.exec(text) ?? [];
  return { nth: Number(nth), weekday: WEEKDAYS.indexOf(weekday) };
}

/** Returns false for rules that the RFC forbids or that no personal calendar uses. */
function isSupported({
  frequency,
  interval,
  count,
  byDay,
  byMonthDay,
  byMonth,
  bySetPos,
  weekStart,
}: Rule): boolean {
  const ofMonths = frequency === 'MONTHLY' || frequency === 'YEARLY';
  return (
    Number.isInteger(interval) &&
    interval > 0 &&
    (Number.isInteger(count) || count === Number.POSITIVE_INFINITY) &&
    weekStart >= 0 &&
    byDay.every(({ nth, weekday }) => weekday >= 0 && (nth === 0 || (ofMonths && isBetween(53)(nth)))) &&
    byMonthDay.every(isBetween(31)) &&
    byMonth.every((month) => isBetween(12)(month) && month > 0) &&
    bySetPos.every(isBetween(366)) &&
    (ofMonths || bySetPos.length === 0) &&
    (frequency !== 'WEEKLY' || byMonthDay.length === 0)
  );
}

/**
 * Returns a rule, or why it is skipped.
 * `wallOf` converts an instant (UNTIL in UTC) to the event's wall clock. Throws `HeavyCalendarError` for a rule that is
 * too long.
 */
export function readRule(text: string, wallOf: (utc: number) => number): Rule | RuleFault {
  if (text.length > MAX_RULE_CHARACTERS) throw new HeavyCalendarError();
  const parts = new Map(
    text
      .toUpperCase()
      .split(';')
      .filter(Boolean)
      .map((part) => [part.split('=')[0] ?? '', part.split('=')[1] ?? ''] as const),
  );
  const frequency = FREQUENCIES.find((known) => known === parts.get('FREQ'));
  if (!frequency) return 'too-often';
  const until = readCalendarTime(parts.get('UNTIL') ?? '');
  if (parts.has('UNTIL') && !until) return 'rule-unsupported';
  const lastWall = until?.isDay ? until.wall + DAY_MS - 1 : until?.wall;
  const rule: Rule = {
    frequency,
    interval: Number(parts.get('INTERVAL') ?? 1),
    count: parts.has('COUNT') ? Number(parts.get('COUNT')) : Number.POSITIVE_INFINITY,
    until: until?.isUtc ? wallOf(until.wall) : (lastWall ?? Number.POSITIVE_INFINITY),
    byDay: listOf(parts.get('BYDAY')).map(readDay),
    byMonthDay: numbersOf(parts.get('BYMONTHDAY')),
    byMonth: numbersOf(parts.get('BYMONTH')),
    bySetPos: numbersOf(parts.get('BYSETPOS')),
    weekStart: WEEKDAYS.indexOf(parts.get('WKST') ?? 'MO'),
  };
  const isKnown = [...parts.keys()].every((part) => PARTS.has(part));
  return isKnown && isSupported(rule) ? rule : 'rule-unsupported';
}

/** Days since 1970-01-01, inclusive. */
interface Days {
  readonly first: number;
  readonly last: number;
}

const dayOf = (year: number, month: number, day: number): number => Date.UTC(year, month, day) / DAY_MS;
const monthDays = (year: number, month: number): Days => ({
  first: dayOf(year, month, 1),
  last: dayOf(year, month + 1, 0),
});

interface Start {
  readonly day: number;
  readonly year: number;
  /** Zero-based. */
  readonly month: number;
  readonly monthDay: number;
}

function startOf(wall: number): Start {
  const date = new Date(wall);
  return {
    day: Math.floor(wall / DAY_MS),
    year: date.getUTCFullYear(),
    month: date.getUTCMonth(),
    monthDay: date.getUTCDate(),
  };
}

const ALL_MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** Returns the months of a year to search, or the whole year if the rule counts weekdays in it. */
function daysOfYear({ byMonth, byMonthDay, byDay }: Rule, start: Start, year: number): readonly Days[] {
  if (byMonth.length > 0) return byMonth.map((month) => monthDays(year, month - 1));
  if (byMonthDay.length > 0) return ALL_MONTHS.map((month) => monthDays(year, month - 1));
  if (byDay.length > 0) return [{ first: dayOf(year, 0, 1), last: dayOf(year, 11, 31) }];
  return [monthDays(year, start.month)];
}

/** Returns the days from which the rule picks, in the period `number` after the first one. */
function period(rule: Rule, start: Start, number: number): readonly Days[] {
  const step = number * rule.interval;
  switch (rule.frequency) {
    case 'DAILY':
      return [{ first: start.day + step, last: start.day + step }];
    case 'WEEKLY': {
      const first = start.day - ((((start.day - rule.weekStart) % 7) + 7) % 7) + step * 7;
      return [{ first, last: first + 6 }];
    }
    case 'MONTHLY':
      return [monthDays(start.year, start.month + step)];
    case 'YEARLY':
      return daysOfYear(rule, start, start.year + step);
  }
}

const weekdayOf = (day: number): number => ((day % 7) + 7) % 7;

function fitsWeekday({ nth, weekday }: NthWeekday, day: number, { first, last }: Days): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (nth === 0) return true;
  return nth > 0 ? Math.floor((day - first) / 7) + 1 === nth : Math.floor((last - day) / 7) + 1 === -nth;
}

function fits(rule: Rule, start: Start, day: number, days: Days): boolean {
  const { frequency, byDay, byMonth, byMonthDay } = rule;
  if (byMonth.length === 0 && byMonthDay.length === 0) {
    if (byDay.length > 0) return byDay.some((one) => fitsWeekday(one, day, days));
    if (frequency === 'DAILY') return true;
    if (frequency === 'WEEKLY') return weekdayOf(day) === weekdayOf(start.day);
  }
  const { year, month, monthDay } = startOf(day * DAY_MS);
  if (byMonth.length > 0 && !byMonth.includes(month + 1)) return false;
  if (byMonthDay.length > 0) {
    const fromEnd = monthDay - 1 - (monthDays(year, month).last - monthDays(year, month).first + 1);
    if (!byMonthDay.includes(monthDay) && !byMonthDay.includes(fromEnd)) return false;
  }
  if (byDay.length > 0) return byDay.some((one) => fitsWeekday(one, day, days));
  if (byMonthDay.length > 0 || frequency === 'DAILY') return true;
  return frequency === 'WEEKLY' ? weekdayOf(day) === weekdayOf(start.day) : monthDay === start.monthDay;
}

/** The number of days that may still be examined. It ends rules that match nothing or started long ago. */
export interface Effort {
  left: number;
}

/** Days between two pauses. */
const DAYS_OF_TURN = 512;

function daysWithin(rule: Rule, start: Start, number: number, effort: Effort): readonly number[] {
  const found: number[] = [];
  for (const days of period(rule, start, number)) {
    effort.left -= days.last - days.first + 1;
    for (let day = days.first; day <= days.last; day += 1) if (fits(rule, start, day, days)) found.push(day);
  }
  const { bySetPos } = rule;
  const sorted = found.toSorted((one, other) => one - other);
  if (bySetPos.length === 0) return sorted;
  return sorted.filter((_, at) => bySetPos.includes(at + 1) || bySetPos.includes(at - sorted.length));
}

const PERIOD_DAYS: Readonly<Record<Frequency, number>> = { DAILY: 1, WEEKLY: 7, MONTHLY: 31, YEARLY: 366 };

/** Returns the first period to examine. Without a count, periods that are long over can be skipped. */
function firstPeriod({ frequency, interval, count }: Rule, start: Start, from: number): number {
  if (Number.isFinite(count)) return 0;
  const days = from / DAY_MS - start.day;
  return Math.max(0, Math.floor(days / (PERIOD_DAYS[frequency] * interval)) - 1);
}

/**
 * Returns the starts of a repeating event between `from` and `to` (exclusive).
 * The event first starts at `wall`; all times are on one wall clock. Yields between pieces of work. Throws
 * `HeavyCalendarError` when the effort is used up.
 */
export function* occurrences(
  rule: Rule,
  wall: number,
  { from, to }: { readonly from: number; readonly to: number },
  effort: Effort,
): Generator<undefined, readonly number[]> {
  const start = startOf(wall);
  const timeOfDay = wall - start.day * DAY_MS;
  const result: number[] = [];
  let counted = 0;
  let pauseAt = effort.left - DAYS_OF_TURN;
  for (let number = firstPeriod(rule, start, from); effort.left > 0; number += 1) {
    const [days] = period(rule, start, number);
    if (!days || days.first * DAY_MS >= to || days.first * DAY_MS > rule.until) return result;
    for (const day of daysWithin(rule, start, number, effort)) {
      const at = day * DAY_MS + timeOfDay;
      if (at < wall) continue;
      if (at > rule.until || at >= to || counted >= rule.count) return result;
      counted += 1;
      if (at >= from) result.push(at);
    }
    if (effort.left > pauseAt) continue;
    pauseAt = effort.left - DAYS_OF_TURN;
    yield;
  }
  throw new HeavyCalendarError();
}
