import { type Kysely, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { RELEASE_VERSION } from '../platform/release-version.ts';
import { BackupError, type BackupItem, FORMAT } from './backup-format.ts';
import { spellPlainly } from './plain-values.ts';
import { readTables, type Table } from './read-tables.ts';

type Tx = Transaction<Schema>;

const ROWS_AT_ONCE = 1_000;
/** File pieces have 250 kB each, and twice that as text. */
const PIECES_AT_ONCE = 20;

const rowsAtOnce = ({ columns }: Table): number =>
  columns.some(({ type }) => type === 'bytea') ? PIECES_AT_ONCE : ROWS_AT_ONCE;

/** Throws `BackupError` if the database contains no Careline tables. */
export async function requireCareline(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ there: boolean }>`
    select to_regclass('migration') is not null as there`.execute(db);
  if (!rows[0]?.there) throw new BackupError('There is nothing to back up: Careline has no tables here.');
}

async function headerOf(tx: Tx, madeAt: Date): Promise<BackupItem> {
  await requireCareline(tx);
  const { rows } = await sql<{ name: string }>`
    select name from migration order by name collate "C"`.execute(tx);
  const migrations = rows.map(({ name }) => name);
  const header = { backup: 'careline', format: FORMAT, version: RELEASE_VERSION } as const;
  return { kind: 'header', header: { ...header, madeAt: madeAt.toISOString(), migrations } };
}

async function sequencesOf(tx: Tx, { name, columns }: Table) {
  const found: Record<string, [number, boolean]> = {};
  for (const column of columns.filter(({ numbered }) => numbered)) {
    const { rows } = await sql<{ sequence: string }>`
      select pg_get_serial_sequence(quote_ident(${name}), ${column.name}) as sequence`.execute(tx);
    const state = await sql<{ last: number; called: boolean }>`
      select last_value as last, is_called as called from ${sql.raw(rows[0]?.sequence ?? '')}`.execute(tx);
    const [{ last, called } = { last: 1, called: false }] = state.rows;
    found[column.name] = [last, called];
  }
  return found;
}

/** Returns an order that does not depend on the database's collation. */
function orderOf({ columns, key }: Table) {
  const sorted = key.map((name) => columns.find((column) => column.name === name));
  const parts = sorted.flatMap((column) =>
    column ? [column.collated ? sql`${sql.id(column.name)} collate "C"` : sql.id(column.name)] : [],
  );
  return parts.length > 0 ? sql`order by ${sql.join(parts)}` : sql``;
}

async function* rowsOf(tx: Tx, table: Table): AsyncGenerator<BackupItem> {
  const values = sql.join(table.columns.map(({ name }) => sql`${sql.id(name)}::text`));
  await sql`declare backup_rows no scroll cursor for
    select json_build_array(${values})::text as line from ${sql.id(table.name)} ${orderOf(table)}`.execute(
    tx,
  );
  for (;;) {
    const { rows } = await sql<{
      line: string;
    }>`fetch ${sql.lit(rowsAtOnce(table))} from backup_rows`.execute(tx);
    if (rows.length === 0) break;
    yield { kind: 'rows', lines: rows.map(({ line }) => line) };
  }
  await sql`close backup_rows`.execute(tx);
}

/**
 * Yields everything in the database, whatever its version.
 * The tables come from the database's own catalogue. `tx` must be a snapshot. Throws `BackupError` if the database is
 * not Careline's.
 */
export async function* databaseItems(tx: Tx, madeAt: Date): AsyncGenerator<BackupItem> {
  await spellPlainly(tx);
  yield await headerOf(tx, madeAt);
  for (const table of await readTables(tx)) {
    const sequences = await sequencesOf(tx, table);
    const columns = table.columns.map(({ name }) => name);
    yield { kind: 'table', table: { table: table.name, columns, sequences } };
    yield* rowsOf(tx, table);
  }
}

/** Runs `use` in a read-only snapshot transaction. */
export function withSnapshot<T>(db: Kysely<Schema>, use: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(use);
}
