/** What a cell may hold; null and undefined are empty cells. */
export type CsvValue = string | number | boolean | null | undefined;

export interface CsvOptions {
  /** A UTF-8 byte order mark at the start: without one, spreadsheets take Devanagari for another encoding. */
  readonly bom?: boolean;
}

const BYTE_ORDER_MARK = '\uFEFF';

/**
 * What makes a spreadsheet run a cell as a formula, also behind blanks that importers drop, and as the full-width signs
 * of East Asian keyboards (OWASP, "CSV Injection").
 */
const RUNS = /^[\t\r\n]|^\s*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]/;
/** A negative number as it is written; a phone number with its + is none. */
const NUMBER = /^-\d+(?:\.\d+)?$/;
/** RFC 4180, 2.6; blanks at the ends too, because some readers drop them. */
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** One cell: quoted where RFC 4180 asks for it, and text that would run as a formula behind an apostrophe. */
export function csvCell(value: CsvValue): string {
  const text = value === null || value === undefined ? '' : String(value);
  const runs = typeof value === 'string' && RUNS.test(text) && !NUMBER.test(text);
  if (runs) return quoted(`'${text}`);
  return NEEDS_QUOTES.test(text) ? quoted(text) : text;
}

/** Rows as comma-separated values (RFC 4180): CRLF after each, the last one included. */
export function formatCsv(rows: readonly (readonly CsvValue[])[], { bom = false }: CsvOptions = {}): string {
  const lines = rows.map((row) => `${row.map(csvCell).join(',')}\r\n`);
  return (bom ? BYTE_ORDER_MARK : '') + lines.join('');
}
