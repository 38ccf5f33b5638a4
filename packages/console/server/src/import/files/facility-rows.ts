import { CsvError, parse } from 'csv-parse/sync';

/** The columns that a table of facilities has, and those it may have. */
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
/** A line that spreadsheets write and read before a table, to name its separator. */
const SEPARATOR_LINE = /^"?sep=(?<separator>.)"?[ \t]*\n/i;

const lettersOf = (heading: string): string => heading.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
const BY_LETTERS = new Map(FACILITY_COLUMNS.map((column) => [lettersOf(column), column]));

/** The column that a heading means: `Facility Code` and `facility_code` are `facilityCode`. Others stay as they are. */
const columnOf = (heading: string): string => BY_LETTERS.get(lettersOf(heading)) ?? heading.trim();

interface TableRecord {
  readonly fields: readonly string[];
  /** Of its first line, from 1. */
  readonly line: number;
}

interface ReadRecords {
  readonly records: readonly TableRecord[];
  /** The first line of a record that cannot be read, such as one with a quote that is not closed. */
  readonly faultAt?: number;
}

const linesIn = (text: string): number => text.split('\n').length - 1;

/** What csv-parse gives with `raw`. */
interface RawRecord {
  readonly record: readonly string[];
  readonly raw: string;
}

/** Reads records up to the first one that cannot be read. The text has line feeds alone. */
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

/** How the lines of a table of facilities are read. */
export interface FacilityTable {
  readonly separator: string;
  /** Those that are known, and the headings of others. */
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

/** The table whose columns the first line names, in any order and spelling; undefined where it is the head of something else. */
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

/** A row of a table of facilities: as JSON, or undefined where it cannot be read. */
export interface FacilityLine {
  /** From 1, as editors count. */
  readonly number: number;
  readonly text: string | undefined;
}

/** A spreadsheet breaks the lines of an address within its field. */
const onOneLine = (column: string, field: string): string =>
  field.replace(/,?\s*\n\s*/g, column === 'address' ? ', ' : ' ');

/** Undefined where a row has fewer fields than the head, or more that are not empty. An empty field is null. */
function rowText({ columns }: FacilityTable, fields: readonly string[]): string | undefined {
  const isLonger = fields.slice(columns.length).some((field) => field !== '');
  if (fields.length < columns.length || isLonger) return undefined;
  const entries = columns.map((column, index) => [column, onOneLine(column, fields[index] ?? '') || null]);
  return JSON.stringify(Object.fromEntries(entries));
}

/** The rows below the head. After one that cannot be read the table goes on with the next line. */
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
