import { type FormatOptions, readInstant } from './read-time.ts';
import { calendarDayOf } from './wall-clock.ts';

/** Sources write this for "no date" (specification 5). */
const NO_DATE = 9_999_999_999;
/** English with three letters in every locale, because some locale data has four. */
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const NUMBER_TEXT = /^[+-]?\d+(?:\.\d+)?$/;

function secondsOf(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.trim();
  return NUMBER_TEXT.test(text) ? Number(text) : Number.NaN;
}

/**
 * Returns unix seconds, as a number or text, in the form 5 Jan'24 (specification 5).
 * "-" for 9999999999, "--" for empty, null or other text.
 */
export function formatEpochDate(value: number | string | null | undefined, options?: FormatOptions): string {
  const seconds = secondsOf(value);
  if (seconds === NO_DATE) return '-';
  const ms = readInstant(seconds);
  if (Number.isNaN(ms)) return '--';
  const { year, month, day } = calendarDayOf(ms, options?.timeZone ?? undefined);
  const name = MONTHS[month - 1];
  return name === undefined ? '--' : `${day} ${name}'${String(year % 100).padStart(2, '0')}`;
}
