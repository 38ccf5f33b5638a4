import { asciiDigits } from '#formatting';

const FRACTIONS: readonly (readonly [string, number])[] = [
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
];

/** Nobody takes more at once. */
export const MAX_DOSE = 1000;

/** Returns an amount for print, with halves and quarters as fractions, so that no decimal point is overlooked. */
export function amountText(amount: number): string {
  const whole = Math.floor(amount);
  const sign = FRACTIONS.find(([, value]) => value === amount - whole)?.[0];
  if (sign) return whole === 0 ? sign : `${whole}${sign}`;
  return String(amount);
}

/** Reads a typed amount: 2, 0.5, ½, 1½, 1/2; undefined for anything else. */
export function readAmount(typed: string): number | undefined {
  const text = asciiDigits(typed).trim();
  const half = /^(\d{0,4})\s*([½¼¾])$/.exec(text);
  if (half) return Number(half[1] || 0) + (FRACTIONS.find(([sign]) => sign === half[2])?.[1] ?? 0);
  const parts = /^([1-3])\/([24])$/.exec(text);
  if (parts) return Number(parts[1]) / Number(parts[2]);
  const amount = /^\d{1,4}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN;
  return amount > 0 && amount <= MAX_DOSE ? amount : undefined;
}

/**
 * Reads amounts for morning, noon and night, or with the evening before the night, as in 1-0-1; undefined for anything
 * else, or if all are zero.
 */
export function readTimes(typed: string): readonly number[] | undefined {
  const parts = asciiDigits(typed)
    .trim()
    .split(/\s*[-–—+]\s*/);
  if (parts.length < 3 || parts.length > 4) return undefined;
  const amounts = parts.map((part) => (/^0+$/.test(part) ? 0 : readAmount(part)));
  if (!amounts.every((amount) => amount !== undefined) || amounts.every((amount) => amount === 0))
    return undefined;
  return amounts;
}

/** Returns the Indian notation: 1-0-1. */
export const timesText = (amounts: readonly number[]): string => amounts.map(amountText).join('-');
