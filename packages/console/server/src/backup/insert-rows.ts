import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { BackupError, type BackupTable } from './backup-format.ts';
import type { Table } from './read-tables.ts';

type Tx = Transaction<Schema>;

/** Returns the values, cast to the table's own types and not those named in the backup. */
function valuesOf({ columns }: BackupTable, table: Table): RawBuilder<unknown>[] {
  return columns.map((name, index) => {
    const column = table.columns.find((one) => one.name === name);
    if (column) return sql`(line->>${sql.lit(index)})::${sql.raw(column.type)}`;
    throw new BackupError(
      `The backup has a column "${name}" in "${table.name}" that this version does not have. Restore it with the version that made it.`,
    );
  });
}

export async function insertRows(
  tx: Tx,
  about: BackupTable,
  table: Table,
  lines: readonly string[],
): Promise<void> {
  const names = sql.join(about.columns.map((name) => sql.id(name)));
  const values = sql.join(valuesOf(about, table));
  // Keep the original values of numbered columns.
  await sql`insert into ${sql.id(table.name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`.execute(tx);
}

/** Makes each sequence continue after the backup's last value. */
export async function setSequences(tx: Tx, { table, sequences }: BackupTable): Promise<void> {
  for (const [column, [last, called]] of Object.entries(sequences)) {
    await sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}, ${called})`.execute(
      tx,
    );
  }
}

/** Deletes rows inserted by migrations. The backup contains them too, perhaps changed since. */
export async function emptyTable(tx: Tx, table: Table): Promise<void> {
  const { rows } = await sql`select 1 from ${sql.id(table.name)} limit 1`.execute(tx);
  if (rows.length > 0) await sql`delete from ${sql.id(table.name)}`.execute(tx);
}
