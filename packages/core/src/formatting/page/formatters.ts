import { asciiDigits } from '../ascii-digits.ts';
import { isoDay } from '../dates/calendar-day.ts';
import { readTypedDay } from '../dates/typed-day.ts';

/** What a formatter is told beside what it writes. */
interface FormatterContext {
  /** BCP 47: the language of the sentence around it. */
  readonly locale: string;
}

/**
 * How a page around a widget writes what the widget shows. Only what reads the same everywhere may look otherwise: there is none
 * for readings and units, which somebody would act on, nor for names and phone numbers, which people compare letter by letter.
 */
export interface Formatters {
  /** A calendar day, YYYY-MM-DD, with its year and in an order nobody can take for another. */
  readonly date?: (isoDay: string, context: FormatterContext) => string;
  /** A time of day, HH:MM of 24 hours. */
  readonly time?: (time: string, context: FormatterContext) => string;
}

export type FormatterName = keyof Formatters;

/** What is wrong with a formatter or with one text of it. */
export type FormatterFault =
  | 'no-function'
  | 'throws'
  | 'no-text'
  | 'another-day'
  | 'another-time'
  | 'same-text';

/** Three numbers with no letter between: the order of day and month is all that tells them apart. */
const IN_FIGURES = /(\d+)[^\d\p{L}\p{M}]+(\d+)[^\d\p{L}\p{M}]+(\d+)/u;

const numbersIn = (text: string): readonly number[] => (text.match(/\d+/g) ?? []).map(Number);

/**
 * Whether a text can be read as this day and no other, beside dates that are typed day first. A month by its name is believed.
 * A year of two figures, a calendar of another era and a day gone wrong by a time zone are other days.
 */
function namesDay(text: string, day: string): boolean {
  const [year, , date] = numbersIn(day);
  const numbers = numbersIn(text);
  if (numbers.length > 1 && !(numbers.includes(Number(year)) && numbers.includes(Number(date)))) return false;
  const figures = IN_FIGURES.exec(text);
  if (figures) return readTypedDay(figures.slice(1).join('-'))?.value === day;
  // 20310403 is ISO 8601 as well.
  return numbers.length > 1 || numbers[0] === Number(day.replaceAll('-', ''));
}

/** Whether the numbers of a text are this time's, by 12 hours or by 24. */
function namesTime(text: string, time: string): boolean {
  const [hour = 0, minute = 0] = numbersIn(time);
  const [written, minutes = 0] = numbersIn(text);
  return minutes === minute && (written === hour || written === (hour % 12 || 12));
}

/** What a formatter writes for a value; the fault where that cannot be shown. */
export function writeWith(
  formatters: Formatters,
  name: FormatterName,
  value: string,
  locale: string,
): { readonly text: string } | { readonly fault: FormatterFault } {
  let given: unknown;
  try {
    // Called on its object, as a page that wrote a class expects.
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

/** A part of a day or a time as a formatter is given it. */
export const two = (part: number): string => String(part).padStart(2, '0');

/** Days and times that differ in what a formatter may have mixed up or left out: the same day of each month among them. */
const PROBES: Readonly<Record<FormatterName, readonly string[]>> = {
  date: [
    ...Array.from({ length: 12 }, (_, month) => `2031-${two(month + 1)}-03`),
    '2031-03-04',
    '2031-04-13',
  ],
  time: ['04:30', '16:30', '00:05', '12:05'],
};

/** Every day of a leap year and the times of a day: among them is a value that a formatter fails at. */
function allValues(name: FormatterName): readonly string[] {
  if (name === 'date')
    return Array.from({ length: 366 }, (_, day) => isoDay(new Date(Date.UTC(2028, 0, 1 + day)), 'UTC') ?? '');
  return Array.from(
    { length: 96 },
    (_, quarter) => `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`,
  );
}

/**
 * Why a formatter of a page is not used; undefined where it is, or where there is none. What it writes for a few values must be
 * that day or time, and another text for each.
 *
 * @param thorough Asks it for every day of a year, or for the whole day.
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
