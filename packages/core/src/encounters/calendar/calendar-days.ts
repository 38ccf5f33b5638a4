import { dayAfter, numberOfDay } from '#formatting';

export const CALENDAR_SPANS = ['day', 'week'] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

const DAYS_OF_WEEK = 7;

/** Days since Monday. Day 0, 1970-01-01, was a Thursday. */
const sinceMonday = (number: number): number => (((number + 3) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** Returns the days of a span around a day: the day itself, or its week from Monday. */
export function calendarDays(span: CalendarSpan, day: string): readonly string[] {
  if (span === 'day') return [day];
  const first = dayAfter(day, -sinceMonday(numberOfDay(day) ?? 0));
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => dayAfter(first, index));
}

/** Returns the day that is a number of spans later. */
export const stepDays = (span: CalendarSpan, day: string, steps: number): string =>
  dayAfter(day, span === 'day' ? steps : steps * DAYS_OF_WEEK);
