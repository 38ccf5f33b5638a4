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
const COLUMNS: readonly string[] = [...NEEDED, ...OPTIONAL];

const SEPARATORS = [',', ';', '\t'] as const;

/** One field, in quotes or not, and what parts it from the next one. */
function nextField(line: string, at: number, separator: string): { field: string; end: number } | undefined {
  const quoted = /\s*"((?:[^"]|"")*)"\s*/y;
  quoted.lastIndex = at;
  const found = quoted.exec(line);
  if (found) return { field: (found[1] ?? '').replaceAll('""', '"').trim(), end: quoted.lastIndex };
  const next = line.indexOf(separator, at);
  const end = next === -1 ? line.length : next;
  const field = line.slice(at, end).trim();
  return field.startsWith('"') ? undefined : { field, end };
}

/** The fields of a line of CSV (RFC 4180); undefined where a quote is not closed or stands within a field. */
export function csvFields(line: string, separator: string): readonly string[] | undefined {
  const fields: string[] = [];
  let at = 0;
  for (;;) {
    const next = nextField(line, at, separator);
    if (!next) return undefined;
    fields.push(next.field);
    if (next.end === line.length) return fields;
    if (!line.startsWith(separator, next.end)) return undefined;
    at = next.end + separator.length;
  }
}

/** How the lines of a table of facilities are read. */
export interface FacilityTable {
  readonly separator: string;
  readonly columns: readonly string[];
}

/** The table that a line names the columns of, in any order; undefined where it is the head of something else. */
export function facilityTable(line: string): FacilityTable | undefined {
  for (const separator of SEPARATORS) {
    const columns = csvFields(line, separator) ?? [];
    const isKnown = columns.every((column) => COLUMNS.includes(column));
    const isOnce = new Set(columns).size === columns.length;
    if (isKnown && isOnce && NEEDED.every((column) => columns.includes(column)))
      return { separator, columns };
  }
  return undefined;
}

/** The row of a line as JSON; undefined where it has other fields than the head. An empty field is null. */
export function facilityRow(line: string, { separator, columns }: FacilityTable): string | undefined {
  const fields = csvFields(line, separator);
  if (fields?.length !== columns.length) return undefined;
  return JSON.stringify(Object.fromEntries(columns.map((column, index) => [column, fields[index] || null])));
}
