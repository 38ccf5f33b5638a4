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

const SUFFIXES = ['th', 'st', 'nd', 'rd'];

/** A day with its English suffix: 1st, 2nd, 3rd, 11th (specification 5). "-" for what is no whole number. */
export function ordinal(value: number): string {
  if (!Number.isInteger(value)) return '-';
  const lastTwo = Math.abs(value) % 100;
  const teen = lastTwo >= 11 && lastTwo <= 13;
  return `${value}${(teen ? undefined : SUFFIXES[lastTwo % 10]) ?? 'th'}`;
}

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
