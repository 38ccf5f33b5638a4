import * as v from 'valibot';

/**
 * A backup is one gzip file of lines: a header; then each table, a line about it and one line a row; then the files of
 * the data folder, a line about each and its bytes in pieces; then the end, which counts and seals all before it. A row
 * is a JSON array of its columns as text or null, exactly as PostgreSQL writes them, so it is the same whichever
 * database it comes from. A line's first character tells its kind: `{` a line about something, `[` a row, `"` bytes.
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
  /** Names of the migrations its tables were made by. */
  migrations: v.array(v.string()),
});
export type BackupHeader = v.InferOutput<typeof headerSchema>;

const tableSchema = v.object({
  table: v.string(),
  /** In the order of the values of each row. */
  columns: v.array(v.string()),
  /** Numbered columns: the last number given out, and whether it was. */
  sequences: v.record(v.string(), v.tuple([count, v.boolean()])),
});
export type BackupTable = v.InferOutput<typeof tableSchema>;

const fileSchema = v.object({
  /** Below the data folder, with slashes. */
  file: v.string(),
});
export type BackedUpFile = v.InferOutput<typeof fileSchema>;

const endSchema = v.object({
  end: v.object({
    /** Rows of each table, and the hash of their lines. */
    tables: v.record(v.string(), v.object({ rows: count, sha256 })),
    files: count,
    /** Of everything before this line. */
    sha256,
  }),
});
export type BackupEnd = v.InferOutput<typeof endSchema>['end'];

/** A backup, piece by piece. Rows and bytes are lines as they stand in the file, without the line's end. */
export type BackupItem =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'table'; readonly table: BackupTable }
  | { readonly kind: 'rows'; readonly lines: readonly string[] }
  | { readonly kind: 'file'; readonly file: BackedUpFile }
  | { readonly kind: 'bytes'; readonly line: string }
  | { readonly kind: 'end'; readonly end: BackupEnd };

/** The file is no backup, or not one that can be used; the message says why and what to do. */
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

/** Reads a line about something; undefined when it is none that this version knows. Throws `BackupError`. */
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

/** The item's lines, each with its end. */
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
