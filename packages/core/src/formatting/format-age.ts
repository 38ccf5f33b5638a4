import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc.js';
import { type DateInput, type FormatOptions, readDay } from './read-time.ts';
import { type CalendarDay, DAY_MS, dayNumber } from './wall-clock.ts';
import { countOf } from './words.ts';

dayjs.extend(utc);

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
  return { year, month, day: dayNumber(year, month + 1, 1) - dayNumber(year, month, 1) };
}

const asUtc = ({ year, month, day }: CalendarDay) => dayjs.utc(dayNumber(year, month, day) * DAY_MS);

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
  const [from, to] = [asUtc(born), asUtc(today)];
  if (from.isAfter(to)) return '--';
  const years = to.diff(from, 'year');
  if (years > 0) return countOf(years, 'year', options?.locale);
  const months = to.diff(from, 'month');
  if (months > 0) return countOf(months, 'month', options?.locale);
  return countOf(to.diff(from, 'day'), 'day', options?.locale);
}
