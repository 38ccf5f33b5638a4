import { countOf } from '../words.ts';
import { type DateInput, type FormatOptions, readDay } from './read-time.ts';
import { type CalendarDay, dayNumber, daysInMonth } from './wall-clock.ts';

const PARTIAL = /^(\d{4})(?:-(\d{2}))?$/;

/**
 * The last day a partly known birth date can mean: 1980 is 31 December 1980, so that the age is one that has been
 * completed for certain.
 */
function lastDayOfPartial(value: unknown): CalendarDay | undefined {
  const match = typeof value === 'string' ? PARTIAL.exec(value.trim()) : null;
  if (!match) return undefined;
  const year = Number(match[1]);
  const month = match[2] === undefined ? 12 : Number(match[2]);
  if (year < 1 || month < 1 || month > 12) return undefined;
  return { year, month, day: daysInMonth(year, month) };
}

/** Completed months; where a month is too short for the day, its last day counts. */
function monthsBetween(from: CalendarDay, to: CalendarDay): number {
  const months = (to.year - from.year) * 12 + to.month - from.month;
  return to.day < Math.min(from.day, daysInMonth(to.year, to.month)) ? months - 1 : months;
}

/**
 * Completed years, else months, else days: "1 year", "2 months", "0 days" (specification 5). Somebody born on
 * 29 February has a birthday on the 28th in common years. A birth date known as YYYY-MM or YYYY counts from its last
 * possible day. "--" for somebody born later than now, and for what cannot be read.
 */
export function formatAge(birthDate: DateInput, now?: DateInput, options?: FormatOptions): string {
  const timeZone = options?.timeZone ?? undefined;
  const born = lastDayOfPartial(birthDate) ?? readDay(birthDate, timeZone);
  const today = readDay(now ?? new Date(), timeZone);
  if (!born || !today) return '--';
  const days = dayNumber(today.year, today.month, today.day) - dayNumber(born.year, born.month, born.day);
  if (days < 0) return '--';
  const months = monthsBetween(born, today);
  if (months >= 12) return countOf(Math.floor(months / 12), 'year', options?.locale);
  return months > 0 ? countOf(months, 'month', options?.locale) : countOf(days, 'day', options?.locale);
}
