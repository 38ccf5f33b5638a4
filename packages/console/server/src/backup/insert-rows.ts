import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { BackupError, type BackupTable } from './backup-format.ts';
import type { Table } from './read-tables.ts';

type Tx = Transaction<Schema>;

/** The table's own types, not the backup's word for them, stand in the statement. */
function valuesOf({ columns }: BackupTable, table: Table): RawBuilder<unknown>[] {
  return columns.map((name, index) => {
    const column = table.columns.find((one) => one.name === name);
    if (column) return sql`(line->>${sql.lit(index)})::${sql.raw(column.type)}`;
    throw new BackupError(
      `The backup has a column "${name}" in "${table.name}" that this version does not have. Restore it with the version that made it.`,
    );
  });
}

/** Adds rows of a backup to a table. */
export async function insertRows(
  tx: Tx,
  about: BackupTable,
  table: Table,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(about.columns.map((name) => sql.id(name)));
  const values = sql.join(valuesOf(about, table));
  // Numbers that the database once gave are kept.
  await sql`insert into ${sql.id(table.name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`.execute(tx);
}

/** The next number given out is the one after the last of the backup. */
export async function setSequences(tx: Tx, { table, sequences }: BackupTable): Promise<void> {
  for (const [column, [last, called]] of Object.entries(sequences)) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}, ${called})`.execute(
      tx,
    );
  }
}

/** What a migration put into a table stands in the backup too, perhaps changed since. */
export async function emptyTable(tx: Tx, table: Table): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.id(table.name)} limit 1`.execute(tx);
  if (rows.length > 0) await sql`delete from ${sql.id(table.name)}`.execute(tx);
}
