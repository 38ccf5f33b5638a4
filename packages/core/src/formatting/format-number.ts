/** A number as typed or stored, with optional grouping and exponent. */
const NUMBER_TEXT = /^[+-]?(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Returns the digits as entered; "-" for zero, empty and non-numeric values (specification 5).
 * For measured values, where zero is meaningful, use `formatReading`.
 */
export function formatNumber(value: number | string | null | undefined): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '-';
  const text = String(value).trim();
  return NUMBER_TEXT.test(text) && Number(text.replaceAll(',', '')) !== 0 ? text : '-';
}

/** Suffixes by plural category of English ordinals (CLDR). */
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/** Returns a day with its English suffix: 1st, 2nd, 3rd, 11th (specification 5); "-" unless it is an integer. */
export const ordinal = (value: number): string =>
  Number.isInteger(value)
    ? `${value}${SUFFIXES[new Intl.PluralRules('en', { type: 'ordinal' }).select(value)] ?? 'th'}`
    : '-';

const KILOBYTE = 1000;
const MEGABYTE = KILOBYTE * KILOBYTE;

/**
 * The size of a file as people compare them: "2 KB", "1.4 MB", rounded up: no file with something in it has "0 KB".
 * "-" for what is no size.
 */
export function formatFileSize(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return '-';
  const kilobytes = Math.ceil(bytes / KILOBYTE);
  if (kilobytes < KILOBYTE) return `${kilobytes} KB`;
  return `${Math.ceil((bytes / MEGABYTE) * 10) / 10} MB`;
}
