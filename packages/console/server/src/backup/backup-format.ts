import * as v from 'valibot';

/**
 * Format of a backup: one gzip file of lines.
 * A header comes first. Then each table follows, with a line about it and one line per row. Then the files of the data
 * folder follow, with a line about each and its bytes in pieces. The last line counts and seals everything before it. A
 * row is a JSON array of its columns as text or null, exactly as PostgreSQL writes them, so it does not depend on the
 * source database. A line's first character gives its kind: `{` describes something, `[` is a row, `"` is bytes.
 */
export const FORMAT = 1;

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const headerSchema = v.object({
  backup: v.literal('careline'),
  format: v.literal(FORMAT),
  /** The product's version. */
  version: v.string(),
  /** ISO 8601, UTC. */
  madeAt: v.string(),
  /** Names of the migrations that created its tables. */
  migrations: v.array(v.string()),
});
export type BackupHeader = v.InferOutput<typeof headerSchema>;

const tableSchema = v.object({
  table: v.string(),
  /** In the order of each row's values. */
  columns: v.array(v.string()),
  /** Numbered columns, with the last value of the sequence and whether it was used. */
  sequences: v.record(v.string(), v.tuple([count, v.boolean()])),
});
export type BackupTable = v.InferOutput<typeof tableSchema>;

const fileSchema = v.object({
  /** Path below the data folder, with slashes. */
  file: v.string(),
});
export type BackedUpFile = v.InferOutput<typeof fileSchema>;

const endSchema = v.object({
  end: v.object({
    /** Row count of each table, and the hash of its lines. */
    tables: v.record(v.string(), v.object({ rows: count, sha256 })),
    files: count,
    /** The hash of everything before this line. */
    sha256,
  }),
});
export type BackupEnd = v.InferOutput<typeof endSchema>['end'];

/** One piece of a backup. Rows and bytes are lines of the file, without line ends. */
export type BackupItem =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly table: BackupTable }
  | { readonly kind: 'rows'; readonly lines: readonly string[] }
  | { readonly kind: 'file'; readonly file: BackedUpFile }
  | { readonly kind: 'bytes'; readonly line: string }
  | { readonly kind: 'end'; readonly end: BackupEnd };

/** The file is not a backup or cannot be used. The message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

const aboutSchema = v.union([headerSchema, tableSchema, fileSchema, endSchema]);
const otherFormatSchema = v.object({ backup: v.literal('careline'), format: count });

function asItem(about: v.InferOutput<typeof aboutSchema>): BackupItem {
  if ('backup' in about) return { kind: 'header', header: about };
  if ('table' in about) return { kind: 'table', table: about };
  return 'file' in about ? { kind: 'file', file: about } : { kind: 'end', end: about.end };
}

/** Parses a descriptive line. Returns undefined if this version does not know it. Throws `BackupError`. */
export function parseAbout(line: string): BackupItem | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const parsed = v.safeParse(aboutSchema, value);
  if (parsed.success) return asItem(parsed.output);
  const other = v.safeParse(otherFormatSchema, value);
  if (!other.success || other.output.format <= FORMAT) return undefined;
  throw new BackupError('The backup was made by a newer version of Careline. Restore it with that version.');
}

/** Returns the item's lines, each with its line end. */
export function textOf(item: BackupItem): string {
  if (item.kind === 'rows') return item.lines.map((line) => `${line}\n`).join('');
  if (item.kind === 'bytes') return `${item.line}\n`;
  const about =
    item.kind === 'header'
      ? item.header
      : item.kind === 'table'
        ? item.table
        : item.kind === 'file'
          ? item.file
          : { end: item.end };
  return `${JSON.stringify(about)}\n`;
}
