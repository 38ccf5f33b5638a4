import {
  type CalendarDay,
  calendarDayOf,
  DAY_MS,
  dayNumber,
  daysInMonth,
  instantOfWall,
  startOfDayMs,
} from './wall-clock.ts';

/**
 * Input of formatters: a Date, unix seconds (negative before 1970), or ISO 8601 text.
 * Text without an offset is local time, and `YYYY-MM-DD` is a calendar day in the time zone.
 */
export type DateInput = Date | number | string | null | undefined;

export interface FormatOptions {
  /** IANA name; defaults to the machine's current time zone. */
  readonly timeZone?: string;
  /** BCP 47; defaults to `en`, also for languages without a translation. */
  readonly locale?: string;
}

/** 0001-01-01 to 9999-12-31: four-digit years, which services accept. */
const MIN_MS = -62_135_596_800_000;
const MAX_MS = 253_402_300_799_999;

const DAY_TEXT = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIME_TEXT =
  /^(\d{4}-\d{2}-\d{2})[Tt ](\d{2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s?([Zz]|[+-]\d{2}(?::?\d{2})?)?$/;

/** Returns the calendar day of a text; undefined for an invalid day. */
export function dayOfText(text: string): CalendarDay | undefined {
  const match = DAY_TEXT.exec(text);
  if (!match) return undefined;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return undefined;
  return day <= daysInMonth(year, month) ? { year, month, day } : undefined;
}

function offsetOfText(text: string): number {
  if (text === 'Z' || text === 'z') return 0;
  const minutes = Number(text.slice(1, 3)) * 60 + Number(text.slice(3).replace(':', '') || 0);
  return (text.startsWith('-') ? -minutes : minutes) * 60_000;
}

function instantOfText(text: string, timeZone: string | undefined): number {
  const onlyDay = dayOfText(text);
  if (onlyDay) return startOfDayMs(onlyDay, timeZone);
  const [, date = '', hours, minutes, seconds = '0', fraction = '0', offset] = TIME_TEXT.exec(text) ?? [];
  const day = dayOfText(date);
  // A leap second is read as the next second. Hour 24 is invalid.
  if (!day || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 60) return Number.NaN;
  const clock = ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  const wall =
    dayNumber(day.year, day.month, day.day) * DAY_MS + clock + Math.floor(Number(`0.${fraction}`) * 1000);
  return offset === undefined ? instantOfWall(wall, timeZone) : wall - offsetOfText(offset);
}

/** Returns an instant in milliseconds; NaN if unreadable or outside the years 1 to 9999. */
export function readInstant(value: unknown, timeZone?: string): number {
  let ms = Number.NaN;
  if (typeof value === 'number') ms = value * 1000;
  else if (value instanceof Date) ms = value.getTime();
  else if (typeof value === 'string') ms = instantOfText(value.trim(), timeZone);
  return ms >= MIN_MS && ms <= MAX_MS ? ms : Number.NaN;
}

/** Returns the calendar day of a value in a time zone; undefined if either is invalid. */
export function readDay(value: unknown, timeZone?: string): CalendarDay | undefined {
  const named = typeof value === 'string' ? dayOfText(value.trim()) : undefined;
  if (named) return named;
  const ms = readInstant(value, timeZone);
  if (Number.isNaN(ms)) return undefined;
  const day = calendarDayOf(ms, timeZone);
  return Number.isNaN(day.year) ? undefined : day;
}
