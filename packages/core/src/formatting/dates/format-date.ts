import { numberOfDay } from './calendar-day.ts';
import { type DateInput, type FormatOptions, readDay, readInstant } from './read-time.ts';
import { minuteOfDay } from './wall-clock.ts';

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Returns DD-MM-YYYY (specification 5); "--" if unreadable. */
export function formatDate(value: DateInput, options?: FormatOptions): string {
  const at = readDay(value, options?.timeZone ?? undefined);
  if (!at) return '--';
  return `${twoDigits(at.day)}-${twoDigits(at.month)}-${String(at.year).padStart(4, '0')}`;
}

/** h:mm a with a plain space and lower-case am or pm; midnight is 12:00 am; "--" for what cannot be read. */
export function formatTime(value: DateInput, options?: FormatOptions): string {
  const timeZone = options?.timeZone ?? undefined;
  const minutes = minuteOfDay(readInstant(value, timeZone), timeZone);
  if (Number.isNaN(minutes)) return '--';
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  return `${hour % 12 || 12}:${minute < 10 ? '0' : ''}${minute} ${hour < 12 ? 'am' : 'pm'}`;
}

const DAY_MS = 86_400_000;

/** The weekday of a day written as YYYY-MM-DD, in short: Wed; "--" for what is no day. */
export function formatWeekday(day: string, { locale }: FormatOptions = {}): string {
  const number = numberOfDay(day);
  if (number === undefined) return '--';
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(number * DAY_MS);
}
