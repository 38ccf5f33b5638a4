import { extname } from 'node:path';

const HL7_V2 =
  'this is HL7 v2. Convert it to FHIR R4, for example with the converter of your interface engine, and import that';
const CSV =
  'this is CSV, a table. Convert it to lines of JSON or to FHIR R4 (docs/importing.md says which fields), and import that';

/** A message, or the head of a file or a batch of messages; the four signs after the separator are its own. */
const HL7_HEAD = /^\v?(?:MSH|FHS|BHS)\|[^\s|]{3,5}\|/;

const SEPARATORS = [',', ';', '\t', '|'];
const TABLES = new Set(['csv', 'tsv']);

/** Fields of a line; a separator within quotes parts nothing. */
const fieldsIn = (line: string, separator: string): number =>
  line.replace(/"[^"]*"/g, '').split(separator).length;

const MOST_LETTERS = 40;
const isName = (field: string): boolean =>
  field.trim().length <= MOST_LETTERS && !/[.!?]$/.test(field.trim());

/** A head of short names and a row with as many fields; prose has commas too, but not so. */
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
 * What a file is that no import reads, and what to do with it; undefined where it is none of the formats that are known by
 * their first lines.
 * @param lines the first lines that are not empty
 */
export function otherFormat(lines: readonly string[], name = ''): string | undefined {
  const [first = ''] = lines;
  if (HL7_HEAD.test(first.replace('\uFEFF', ''))) return HL7_V2;
  return isTable(lines, name) ? CSV : undefined;
}
