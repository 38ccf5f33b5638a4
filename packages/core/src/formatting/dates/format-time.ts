import { type DateInput, type FormatOptions, readInstant } from './read-time.ts';
import { minuteOfDay } from './wall-clock.ts';

/** Returns h:mm a with a plain space and lower-case am or pm; midnight is 12:00 am. "--" if unreadable. */
export function formatTime(value: DateInput, options?: FormatOptions): string {
  const timeZone = options?.timeZone ?? undefined;
  const minutes = minuteOfDay(readInstant(value, timeZone), timeZone);
  if (Number.isNaN(minutes)) return '--';
  const hour = Math.floor(minutes / 60);
  const minute = minutes % 60;
  return `${hour % 12 || 12}:${minute < 10 ? '0' : ''}${minute} ${hour < 12 ? 'am' : 'pm'}`;
}
