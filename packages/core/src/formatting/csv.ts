/** A cell value; null and undefined are empty cells. */
export type CsvValue = string | number | boolean | null | undefined;

export interface CsvOptions {
  /** UTF-8 byte order mark. Without it, spreadsheets read Devanagari in the wrong encoding. */
  readonly bom?: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * Matches what spreadsheets run as a formula, also after blanks that importers drop, and in full-width form (OWASP,
 * "CSV Injection").
 */
const RUNS = /^[\t\r\n]|^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A negative number. A phone number with + is not one. */
const NUMBER = /^-\d+(?:\.\d+)?$/;
/** RFC 4180, 2.6. Also blanks at either end, which some readers drop. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Returns a cell, quoted if RFC 4180 requires it. Text that would run as a formula gets a leading apostrophe. */
export function csvCell(value: CsvValue): string {
  const text = value === null || value === undefined ? '' : String(value);
  const runs = typeof value === 'string' && RUNS.test(text) && !NUMBER.test(text);
  if (runs) return quoted(`'${text}`);
  return NEEDS_QUOTES.test(text) ? quoted(text) : text;
}

/** Returns rows as comma-separated values (RFC 4180), each with CRLF at the end. */
export function formatCsv(rows: readonly (readonly CsvValue[])[], { bom = false }: CsvOptions = {}): string {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return (bom ? BYTE_ORDER_MARK : '') + lines.join('');
}
