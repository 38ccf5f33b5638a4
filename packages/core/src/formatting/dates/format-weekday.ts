import { numberOfDay } from './calendar-day.ts';
import type { FormatOptions } from './read-time.ts';

const DAY_MS = 86_400_000;

/** The weekday of a day written as YYYY-MM-DD, in short: Wed; "--" for what is no day. */
export function formatWeekday(day: string, { locale }: FormatOptions = {}): string {
  const number = numberOfDay(day);
  if (number === undefined) return '--';
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(number * DAY_MS);
}
