import { numberOfDay } from './calendar-day.ts';
import type { FormatOptions } from './read-time.ts';

const DAY_MS = 86_400_000;

/** Returns the short weekday of a YYYY-MM-DD day, such as Wed; "--" for an invalid day. */
export function formatWeekday(day: string, { locale }: FormatOptions = {}): string {
  const number = numberOfDay(day);
  if (number === undefined) return '--';
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(number * DAY_MS);
}
