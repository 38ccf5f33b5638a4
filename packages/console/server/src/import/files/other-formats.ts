import { extname } from 'node:path';

const HL7_V2 =
  'this is HL7 v2. Convert it to FHIR R4, for example with the converter of your interface engine, and import that';
const CSV =
  'this is CSV, a table. Convert it to lines of JSON or to FHIR R4 (docs/importing.md says which fields), and import that';

/** An HL7 message, or the header of a file or batch of them. The four characters after the separator vary. */
const HL7_HEAD = /^\v?(?:MSH|FHS|BHS)\|[^\s|]{3,5}\|/;

const SEPARATORS = [',', ';', '\t', '|'];
const TABLES = new Set(['csv', 'tsv']);

/** Counts the fields of a line, ignoring separators within quotes. */
const fieldsIn = (line: string, separator: string): number =>
  line.replace(/"[^"]*"/g, '').split(separator).length;

const MAX_LETTERS = 40;
const isName = (field: string): boolean => field.trim().length <= MAX_LETTERS && !/[.!?]$/.test(field.trim());

/**
 * Returns whether this is a header of short names above a row with as many fields. Prose has commas too, but not in
 * this form.
 */
function isHeadOf(head: string, row: string | undefined, separator: string): boolean {
  const same = row !== undefined && fieldsIn(row, separator) === fieldsIn(head, separator);
  return same && head.split(separator).every(isName);
}

function isTable([head = '', row]: readonly string[], name: string): boolean {
  if (/^[\s\uFEFF]*[[{<#]/.test(head)) return false;
  const named = TABLES.has(extname(name.replace(/\.gz$/i, '')).slice(1).toLowerCase());
  return SEPARATORS.some(
    (separator) => fieldsIn(head, separator) > 1 && (named || isHeadOf(head, row, separator)),
  );
}

/**
 * Returns the name of an unsupported format and what to do, or undefined if the first lines match no known format.
 * @param lines the first lines that are not empty
 */
export function otherFormat(lines: readonly string[], name = ''): string | undefined {
  const [first = ''] = lines;
  if (HL7_HEAD.test(first.replace('\uFEFF', ''))) return HL7_V2;
  return isTable(lines, name) ? CSV : undefined;
}
