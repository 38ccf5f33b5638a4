import { type DateInput, type FormatOptions, readDay } from './read-time.ts';

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

/** Returns DD-MM-YYYY (specification 5); "--" if unreadable. */
export function formatDate(value: DateInput, options?: FormatOptions): string {
  const at = readDay(value, options?.timeZone ?? undefined);
  if (!at) return '--';
  return `${twoDigits(at.day)}-${twoDigits(at.month)}-${String(at.year).padStart(4, '0')}`;
}
