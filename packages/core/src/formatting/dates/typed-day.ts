import { dayOfText } from './read-time.ts';

/** Day first, as in India. The year may be incomplete while typing. */
const DAY_FIRST = /^(\d{1,2})([-/. ])(\d{1,2})\2((?:18|19|20|21|1|2)?\d{0,2})$/;
/** Year first (ISO 8601). */
const YEAR_FIRST = /^((?:18|19|20|21)\d\d)([-/. ])(\d{1,2})\2(\d{1,2})$/;
/** Month as an English name or abbreviation: "12 Mar 1969". */
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
  /** YYYY-MM-DD; an incomplete year has only its typed digits. */
  readonly value: string;
  /** Missing digits of the year. */
  readonly missing: number;
  /** The day does not exist. */
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

/** Phone numbers have dots and spaces too, so only these separators make a date certain. */
const SURE = /[-/]/;

/**
 * Reads a typed day; undefined for anything else.
 * Accepts day, month and year with hyphens, slashes, dots or spaces, the year first, or a named month. The year needs
 * four digits, because two leave the century open.
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
