import { dayOfText } from './read-time.ts';

/** The day first, as it is written in India, while the year is still being typed too. */
const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2((?:18|19|20|21|1|2)?\d{0,2})$/;
/** The year first (ISO 8601). */
const YEAR_FIRST = /^((?:18|19|20|21)\d\d)([-/. ])(\d{1,2})\2(\d{1,2})$/;
/** The month by its English name or its beginning: "12 Mar 1969". */
const NAMED_MONTH = /^(\d{1,2})[- ]([a-z]{3,9})[-, ]+((?:18|19|20|21|1|2)?\d{0,2})$/i;
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

export interface TypedDay {
  /** YYYY-MM-DD; of a year that is still being typed, what stands there. */
  readonly value: string;
  /** Digits of the year to go. */
  readonly missing: number;
  /** No calendar has this day. */
  readonly impossible: boolean;
}

const YEAR_DIGITS = 4;
const two = (number: number): string => String(number).padStart(2, '0');

function dateOf(year: string, month: number, day: number): TypedDay {
  const value = `${year}-${two(month)}-${two(day)}`;
  const missing = YEAR_DIGITS - year.length;
  const tried = missing > 0 ? `2000-${two(month)}-${two(day)}` : value;
  return { value, missing, impossible: dayOfText(tried) === undefined };
}

/** Points and blanks stand in phone numbers too: only what is a date for certain is one. */
const SURE = /[-/]/;

/**
 * A day as it is typed: day, month and year with hyphens, strokes, points or blanks, the year first, or the
 * month by its name. The year has four digits: of two nobody knows the century. Undefined for anything else.
 */
export function readTypedDay(text: string): TypedDay | undefined {
  const iso = YEAR_FIRST.exec(text);
  if (iso) return dateOf(iso[1] ?? '', Number(iso[3]), Number(iso[4]));
  const named = NAMED_MONTH.exec(text);
  const month = named ? MONTHS.findIndex((name) => name.startsWith((named[2] ?? '').toLowerCase())) : -1;
  if (named && month >= 0) return dateOf(named[3] ?? '', month + 1, Number(named[1]));
  const dmy = DAY_FIRST.exec(text);
  if (!dmy) return undefined;
  const date = dateOf(dmy[4] ?? '', Number(dmy[3]), Number(dmy[1]));
  const sure = date.missing === 0 && SURE.test(dmy[2] ?? '');
  return date.impossible && !sure ? undefined : date;
}
