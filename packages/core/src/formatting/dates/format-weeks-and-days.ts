import { serverNow } from '#clock';
import { countOf } from '../words.ts';
import { type DateInput, type FormatOptions, readDay } from './read-time.ts';
import { dayNumber } from './wall-clock.ts';

/** Returns days as weeks and days: "12 weeks 3 days", "1 week", "0 days". Zero parts are left out. */
export function formatDaysInWeeks(total: number, options?: Pick<FormatOptions, 'locale'>): string {
  const weeks = Math.floor(total / 7);
  const days = total % 7;
  const parts = [
    weeks > 0 ? countOf(weeks, 'week', options?.locale) : '',
    days > 0 || weeks === 0 ? countOf(days, 'day', options?.locale) : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * Returns the calendar days between a day and today in weeks and days. Future days count like past ones (specification
 * 5).
 */
export function formatWeeksAndDays(from: DateInput, now?: DateInput, options?: FormatOptions): string {
  const timeZone = options?.timeZone ?? undefined;
  const start = readDay(from, timeZone);
  const today = readDay(now ?? new Date(serverNow()), timeZone);
  if (!start || !today) return '--';
  const number = ({ year, month, day }: typeof start) => dayNumber(year, month, day);
  return formatDaysInWeeks(Math.abs(number(today) - number(start)), options);
}
