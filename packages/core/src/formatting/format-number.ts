/** A number as typed or stored: digits, perhaps grouped, perhaps with an exponent. */
const NUMBER_TEXT = /^[+-]?(?:\d[\d,]*(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * The digits as entered; "-" for zero, nothing, and what is no number (specification 5). For a measured value, where
 * zero means something, there is `formatReading`.
 */
export function formatNumber(value: number | string | null | undefined): string {
  if (typeof value !== 'number' && typeof value !== 'string') return '-';
  const text = String(value).trim();
  return NUMBER_TEXT.test(text) && Number(text.replaceAll(',', '')) !== 0 ? text : '-';
}
