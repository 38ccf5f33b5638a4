import { dayAfter, numberOfDay } from '#formatting';

/** How much of the calendar is drawn at once. */
export const CALENDAR_SPANS = ['day', 'week'] as const;
export type CalendarSpan = (typeof CALENDAR_SPANS)[number];

const DAYS_OF_WEEK = 7;

/** Days since Monday: day 0, the first of 1970, was a Thursday. */
const sinceMonday = (number: number): number => (((number + 3) % DAYS_OF_WEEK) + DAYS_OF_WEEK) % DAYS_OF_WEEK;

/** The days that are drawn around a day: itself, or its week from Monday on. */
export function calendarDays(span: CalendarSpan, day: string): readonly string[] {
  if (span === 'day') return [day];
  const first = dayAfter(day, -sinceMonday(numberOfDay(day) ?? 0));
  return Array.from({ length: DAYS_OF_WEEK }, (_, index) => dayAfter(first, index));
}

/** A day so many spans further on. */
export const stepDays = (span: CalendarSpan, day: string, steps: number): string =>
  dayAfter(day, span === 'day' ? steps : steps * DAYS_OF_WEEK);
