import type { Measure } from '#observations';
import { roundTo, unitScale } from './convert.ts';

/** More decimals than these nobody writes: they come of a source's arithmetic. */
const MOST_WRITTEN = 3;
const LONG = /^\s*([<>]?\s*)(\d{1,9}\.\d{1,40})\s*$/;
/** Digits that say how much it is, where nothing is known of the measure, or where its decimals would say 0. */
const SIGNIFICANT_DIGITS = 3;

const decimalsOf = (digits: string): number => digits.length - digits.indexOf('.') - 1;

/** The decimals that leave a number its telling digits: 2 for 7.93, 0 for 793, 4 for 0.0793. */
const significantDecimals = (value: number): number =>
  value === 0 ? 0 : Math.min(20, Math.max(0, SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(value))));

/**
 * Digits to be read: as they were stored, unless a source that computes wrote more decimals than anybody reads. Such a
 * number is rounded half up to the decimals of its measure in its unit, which is what its flag goes by, so that a number
 * never stands on the other side of a cut-off than its flag. Words, and everything else that is no such number, are as
 * they were. What is stored does not change.
 */
export function shortDigits(text: string, measure?: Measure, unit?: string): string {
  const [, comparator = '', digits] = LONG.exec(text) ?? [];
  if (digits === undefined || decimalsOf(digits) <= MOST_WRITTEN) return text;
  const value = Number(digits);
  const decimals =
    (measure && unit !== undefined ? unitScale(measure, unit)?.decimals : undefined) ??
    significantDecimals(value);
  // What is there is not said to be nothing.
  const shown = value > 0 && roundTo(value, decimals) === 0 ? significantDecimals(value) : decimals;
  return `${comparator}${roundTo(value, shown).toFixed(shown)}`;
}
