import { asciiDigits } from '../ascii-digits.ts';
import { isoDay } from '../dates/calendar-day.ts';
import { readTypedDay } from '../dates/typed-day.ts';

interface FormatterContext {
  /** BCP 47: language of the surrounding sentence. */
  readonly locale: string;
}

/**
 * How a host page formats dates and times. There are no formatters for readings and units, which staff act on, or for
 * names and phone numbers, which people compare letter by letter.
 */
export interface Formatters {
  /** Formats YYYY-MM-DD, with the year and in an unambiguous order. */
  readonly date?: (isoDay: string, context: FormatterContext) => string;
  /** Formats a time of day, HH:MM in 24 hours. */
  readonly time?: (time: string, context: FormatterContext) => string;
}

export type FormatterName = keyof Formatters;

/** A fault of a formatter or of one result. */
export type FormatterFault =
  | 'no-function'
  | 'throws'
  | 'no-text'
  | 'another-day'
  | 'another-time'
  | 'same-text';

/** Three numbers without a letter between them: only their order tells day and month apart. */
const IN_FIGURES = /(\d+)[^\d\p{L}\p{M}]+(\d+)[^\d\p{L}\p{M}]+(\d+)/u;

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/**
 * Whether a text can only mean this day, given that typed dates are day first. Named months are trusted. Two-digit
 * years, other eras and days shifted by a time zone don't match.
 */
function namesDay(text: string, day: string): boolean {
  const [year, , date] = numbersIn(day);
  const numbers = numbersIn(text);
  if (numbers.length > 1 && !(numbers.includes(Number(year)) && numbers.includes(Number(date)))) return false;
  const figures = IN_FIGURES.exec(text);
  if (figures) return readTypedDay(figures.slice(1).join('-'))?.value === day;
  // 20310403 is ISO 8601 too.
  return numbers.length > 1 || numbers[0] === Number(day.replaceAll('-', ''));
}

/** Whether the numbers of a text are this time, in 12 or 24 hours. */
function namesTime(text: string, time: string): boolean {
  const [hour = 0, minute = 0] = numbersIn(time);
  const [written, minutes = 0] = numbersIn(text);
  return minutes === minute && (written === hour || written === (hour % 12 || 12));
}

/** Returns a formatter's text, or the fault if it can't be shown. */
export function writeWith(
  formatters: Formatters,
  name: FormatterName,
  value: string,
  locale: string,
): { readonly text: string } | { readonly fault: FormatterFault } {
  let given: unknown;
  try {
    // Called as a method, so that class instances work.
    given = formatters[name]?.(value, { locale });
  } catch {
    return { fault: 'throws' };
  }
  const text = typeof given === 'string' ? given.trim() : '';
  if (text === '') return { fault: 'no-text' };
  const plain = asciiDigits(text);
  if (name === 'date') return namesDay(plain, value) ? { text } : { fault: 'another-day' };
  return namesTime(plain, value) ? { text } : { fault: 'another-time' };
}

/** Pads a number to two digits. */
export const two = (part: number): string => String(part).padStart(2, '0');

/** Values that reveal mixed-up or missing parts, such as the same day of each month. */
const PROBES: Readonly<Record<FormatterName, readonly string[]>> = {
  date: [
    ...Array.from({ length: 12 }, (_, month) => `2031-${two(month + 1)}-03`),
    '2031-03-04',
    '2031-04-13',
  ],
  time: ['04:30', '16:30', '00:05', '12:05'],
};

/** Every day of a leap year, or every time of a day, to find a value on which a formatter fails. */
function allValues(name: FormatterName): readonly string[] {
  if (name === 'date')
    return Array.from({ length: 366 }, (_, day) => isoDay(new Date(Date.UTC(2028, 0, 1 + day)), 'UTC') ?? '');
  return Array.from(
    { length: 96 },
    (_, quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`,
  );
}

/**
 * Returns why a page's formatter is not used; undefined if it is, or if there is none.
 * Some sample values must give that day or time, and all must differ.
 *
 * @param thorough checks every day of a year, or every time of a day
 */
export function formatterFault(
  formatters: Formatters,
  name: FormatterName,
  locale: string,
  thorough = false,
): FormatterFault | undefined {
  const given: unknown = formatters[name];
  if (given === undefined || given === null) return undefined;
  if (typeof given !== 'function') return 'no-function';
  const texts = new Set<string>();
  const values = thorough ? [...new Set([...PROBES[name], ...allValues(name)])] : PROBES[name];
  for (const value of values) {
    const written = writeWith(formatters, name, value, locale);
    if ('fault' in written) return written.fault;
    texts.add(written.text);
  }
  return texts.size === values.length ? undefined : 'same-text';
}
