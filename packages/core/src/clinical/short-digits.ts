import type { Measure } from '#observations';
import { roundTo, unitScale } from './convert.ts';

/** More decimals come from a source's arithmetic. */
const MAX_WRITTEN = 3;
const LONG = /^\s*([<>]?\s*)(\d{1,9}\.\d{1,40})\s*$/;
/** Digits shown without a known measure, or if its decimals would show 0. */
const SIGNIFICANT_DIGITS = 3;

const decimalsOf = (digits: string): number => digits.length - digits.indexOf('.') - 1;

/** Returns the decimals for significant digits: 2 for 7.93, 0 for 793, 4 for 0.0793. */
const significantDecimals = (value: number): number =>
  value === 0 ? 0 : Math.min(20, Math.max(0, SIGNIFICANT_DIGITS - 1 - Math.floor(Math.log10(value))));

/**
 * Returns digits for display: as stored, unless a computing source wrote too many decimals.
 * Those are rounded half up to the measure's decimals in its unit, like for flags, so that number and flag never
 * contradict each other. Text is unchanged, and so is what is stored.
 */
export function shortDigits(text: string, measure?: Measure, unit?: string): string {
  const [, comparator = '', digits] = LONG.exec(text) ?? [];
  if (digits === undefined || decimalsOf(digits) <= MAX_WRITTEN) return text;
  const value = Number(digits);
  const decimals =
    (measure && unit !== undefined ? unitScale(measure, unit)?.decimals : undefined) ??
    significantDecimals(value);
  // A positive value is never displayed as zero.
  const shown = value > 0 && roundTo(value, decimals) === 0 ? significantDecimals(value) : decimals;
  return `${comparator}${roundTo(value, shown).toFixed(shown)}`;
}
