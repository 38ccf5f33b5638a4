import { type DateInput, dayOfText, readDay } from './read-time.ts';
import { type CalendarDay, calendarDayOf, dayNumber, dayOfNumber, startOfDayMs } from './wall-clock.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** Returns a calendar day as YYYY-MM-DD. `dayOfText` is the inverse. */
export const textOfDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** Returns the days since 1970-01-01 of a day as YYYY-MM-DD; undefined for an invalid day. */
export function numberOfDay(text: string): number | undefined {
  const at = dayOfText(text);
  return at && dayNumber(at.year, at.month, at.day);
}

/**
 * Returns the calendar day of an instant in a time zone as YYYY-MM-DD; undefined if unreadable.
 * Date fields and `validateForm` use this form.
 */
export function isoDay(value: DateInput, timeZone?: string): string | undefined {
  const at = readDay(value, timeZone);
  return at && textOfDay(at);
}

const calendarDay = (day: CalendarDay | string): CalendarDay | undefined =>
  typeof day === 'string' ? dayOfText(day) : day;

/** Returns the first second of a calendar day in unix seconds; NaN for an unknown time zone or an invalid day. */
export function startOfDay(day: CalendarDay | string, timeZone?: string): number {
  const at = calendarDay(day);
  return at ? startOfDayMs(at, timeZone) / 1000 : Number.NaN;
}

/** Returns the first second after a calendar day in unix seconds; NaN like `startOfDay`. */
export function endOfDay(day: CalendarDay | string, timeZone?: string): number {
  const at = calendarDay(day);
  return at ? startOfDay({ ...at, day: at.day + 1 }, timeZone) : Number.NaN;
}

/**
 * Returns the calendar day (YYYY-MM-DD) of an instant (unix seconds) in a time zone.
 *
 * @throws RangeError for an unknown time zone and for NaN.
 */
export function dayOf(seconds: number, timeZone: string): string {
  const day = calendarDayOf(seconds * 1000, timeZone);
  if (Number.isNaN(day.day)) throw new RangeError(`No calendar day for ${seconds} in ${timeZone}`);
  return textOfDay(day);
}

/** Returns the day that is a number of days later, YYYY-MM-DD; invalid days are returned unchanged. */
export function dayAfter(day: string, days: number): string {
  const number = numberOfDay(day);
  return number === undefined ? day : textOfDay(dayOfNumber(number + days));
}
