import { type DateInput, dayOfText, readDay } from './read-time.ts';
import { type CalendarDay, calendarDayOf, dayNumber, dayOfNumber, startOfDay } from './wall-clock.ts';

const two = (part: number): string => String(part).padStart(2, '0');

/** A calendar day as YYYY-MM-DD; `dayOfText` reads it again. */
export const textOfDay = ({ year, month, day }: CalendarDay): string =>
  `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;

/** Days since 1970-01-01 of a calendar day as YYYY-MM-DD; undefined where there is no such day. */
export function numberOfDay(text: string): number | undefined {
  const at = dayOfText(text);
  return at && dayNumber(at.year, at.month, at.day);
}

/**
 * The calendar day of an instant in a zone as YYYY-MM-DD, the shape of date fields and of `validateForm`'s today;
 * undefined for what cannot be read.
 */
export function isoDay(value: DateInput, timeZone?: string): string | undefined {
  const at = readDay(value, timeZone);
  return at && textOfDay(at);
}

/** The last unix second of the day that `nowMs` lies in, in a zone. NaN in a zone that does not exist. */
export function endOfDay(nowMs: number, timeZone: string): number {
  const { year, month, day } = calendarDayOf(nowMs, timeZone);
  const tomorrow = dayOfNumber(dayNumber(year, month, day) + 1);
  return Math.ceil(startOfDay(tomorrow, timeZone) / 1000) - 1;
}

/** So many days after a day, YYYY-MM-DD; the day itself where it is none. */
export function dayAfter(day: string, days: number): string {
  const number = numberOfDay(day);
  return number === undefined ? day : textOfDay(dayOfNumber(number + days));
}
