import { serverNow } from '#clock';
import { ageText, countOf } from '../words.ts';
import { type DateInput, type FormatOptions, readDay } from './read-time.ts';
import { type CalendarDay, dayNumber, daysInMonth } from './wall-clock.ts';

const PARTIAL = /^(\d{4})(?:-(\d{2}))?$/;

/** True for YYYY and YYYY-MM. */
export const isPartlyKnownDate = (date: string): boolean => PARTIAL.test(date.trim());

/**
 * Returns the last possible day of a partly known birth date: 31 December 1980 for 1980. The age is then certainly
 * completed.
 */
function lastDayOfPartial(value: unknown): CalendarDay | undefined {
  const match = typeof value === 'string' ? PARTIAL.exec(value.trim()) : null;
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = match[2] === undefined ? 12 : Number(match[2]);
  if (year < 1 || month < 1 || month > 12) return undefined;
  return { year, month, day: daysInMonth(year, month) };
}

/** Returns completed months. In months that are too short, the last day counts. */
function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < Math.min(from.day, daysInMonth(to.year, to.month)) ? months - 1 : months;
}

/** Formats the age for a birth in the current year or month, if no more is known. No full unit is certain. */
function ofThisTime(birthDate: unknown, today: CalendarDay, locale: unknown): string {
  const [year, month] = String(birthDate).trim().split('-').map(Number);
  if (year !== today.year || (month ?? today.month) !== today.month) return '--';
  return ageText(month === undefined ? 'underOneYear' : 'underOneMonth', '', locale);
}

function completed(born: CalendarDay, today: CalendarDay, locale: unknown): string | undefined {
  const days = dayNumber(today.year, today.month, today.day) - dayNumber(born.year, born.month, born.day);
  if (days < 0) return undefined;
  const months = monthsBetween(born, today);
  if (months >= 12) return countOf(Math.floor(months / 12), 'year', locale);
  return months > 0 ? countOf(months, 'month', locale) : countOf(days, 'day', locale);
}

/**
 * Returns completed years, or else months or days: "1 year", "2 months", "0 days" (specification 5).
 * Birthdays on 29 February fall on the 28th in common years. A birth date of YYYY-MM or YYYY counts from its last
 * possible day, with "about". "--" for a future birth date and unreadable values.
 */
export function formatAge(birthDate: DateInput, now?: DateInput, options?: FormatOptions): string {
  const timeZone = options?.timeZone ?? undefined;
  const locale = options?.locale;
  const partial = lastDayOfPartial(birthDate);
  const today = readDay(now ?? new Date(serverNow()), timeZone);
  const born = partial ?? readDay(birthDate, timeZone);
  if (!born || !today) return '--';
  const age = completed(born, today, locale);
  if (!partial) return age ?? '--';
  return age === undefined ? ofThisTime(birthDate, today, locale) : ageText('about', age, locale);
}
