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
