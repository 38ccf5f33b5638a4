import { CsvError, parse } from 'csv-parse/sync';

/** Required and optional columns of a facility table. */
const NEEDED = ['facilityCode', 'facilityName'] as const;
const OPTIONAL = [
  'type',
  'timeZone',
  'address',
  'phone',
  'dutyDoctorPhone',
  'callingFrom',
  'callingTo',
] as const;
export const FACILITY_COLUMNS: readonly string[] = [...NEEDED, ...OPTIONAL];

const SEPARATORS = [',', ';', '\t', '|'] as const;
/** A line that spreadsheets add before a table to name its separator. */
const SEPARATOR_LINE = /^"?sep=(?<separator>.)"?[ \t]*\n/i;

const lettersOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const BY_LETTERS = new Map(FACILITY_COLUMNS.map((column) => [lettersOf(column), column]));

/**
 * Returns the column of a heading: `Facility Code` and `facility_code` are `facilityCode`. Others stay as they are.
 */
const columnOf = (heading: string): string => BY_LETTERS.get(lettersOf(heading)) ?? heading.trim();

interface TableRecord {
  readonly fields: readonly string[];
  /** Number of its first line, from 1. */
  readonly line: number;
}

interface ReadRecords {
  readonly records: readonly TableRecord[];
  /** The first line of an unreadable record, such as one with an unclosed quote. */
  readonly faultAt?: number;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** A record from csv-parse with `raw`. */
interface RawRecord {
  readonly record: readonly string[];
  readonly raw: string;
}

/** Reads records up to the first unreadable one. The text must have line feeds only. */
function readUntilFault(text: string, delimiter: string, to?: number): ReadRecords {
  const records: TableRecord[] = [];
  let line = 1;
  const onRecord = ({ record: fields, raw }: RawRecord) => {
    const skipped = raw.length - raw.replace(/^\s*\n/, '').length;
    records.push({ fields, line: line + linesIn(raw.slice(0, skipped)) });
    line += linesIn(raw);
    return null;
  };
  const options = {
    delimiter,
    record_delimiter: '\n',
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
    raw: true,
    on_record: onRecord,
    ...(to !== undefined && { to }),
  };
  try {
    parse(text, options as never);
    return { records };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { records, faultAt: line };
  }
}

/** How to read the lines of a facility table. */
export interface FacilityTable {
  readonly separator: string;
  /** Known columns, and unknown headings as they are. */
  readonly columns: readonly string[];
}

const withLineFeeds = (text: string): string => text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

function tableWith(text: string, separator: string): FacilityTable | undefined {
  const [head] = readUntilFault(text, separator, 1).records;
  const columns = head?.fields.map(columnOf) ?? [];
  const known = columns.filter((column) => FACILITY_COLUMNS.includes(column));
  const isOnce = new Set(known).size === known.length;
  return isOnce && NEEDED.every((column) => known.includes(column)) ? { separator, columns } : undefined;
}

/**
 * Returns the table for a header line, with columns in any order and spelling, or undefined for another kind of header.
 */
export function facilityTable(text: string): FacilityTable | undefined {
  const lines = withLineFeeds(text);
  const named = SEPARATOR_LINE.exec(lines)?.groups?.separator;
  const separators = named === undefined ? SEPARATORS : [named];
  const body = lines.replace(SEPARATOR_LINE, '');
  for (const separator of separators) {
    const table = tableWith(body, separator);
    if (table) return table;
  }
  return undefined;
}

/** A row of a facility table, as JSON or undefined if it cannot be read. */
export interface FacilityLine {
  /** From 1, as editors count. */
  readonly number: number;
  readonly text: string | undefined;
}

/** Joins the lines of a field, because spreadsheets break addresses within a field. */
const onOneLine = (column: string, field: string): string =>
  field.replace(/,?\s*\n\s*/g, column === 'address' ? ', ' : ' ');

/** Returns undefined if a row has too few fields, or extra fields that are not empty. An empty field becomes null. */
function rowText({ columns }: FacilityTable, fields: readonly string[]): string | undefined {
  const isLonger = fields.slice(columns.length).some((field) => field !== '');
  if (fields.length < columns.length || isLonger) return undefined;
  const entries = columns.map((column, index) => [column, onOneLine(column, fields[index] ?? '') || null]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** Yields the rows below the header. After an unreadable row it continues with the next line. */
export function* facilityLines(text: string): Generator<FacilityLine> {
  const table = facilityTable(text);
  if (!table) return;
  let rest = withLineFeeds(text);
  let passed = 0;
  let isHead = true;
  if (SEPARATOR_LINE.test(rest)) {
    rest = rest.replace(SEPARATOR_LINE, '');
    passed = 1;
  }
  for (;;) {
    const { records, faultAt } = readUntilFault(rest, table.separator);
    for (const { fields, line } of records) {
      if (!isHead && fields.some((field) => field !== ''))
        yield { number: passed + line, text: rowText(table, fields) };
      isHead = false;
    }
    if (faultAt === undefined) return;
    yield { number: passed + faultAt, text: undefined };
    rest = rest.split('\n').slice(faultAt).join('\n');
    passed += faultAt;
  }
}
