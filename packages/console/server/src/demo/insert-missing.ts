import type { InsertObject, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Stores rows of the demo; what is there already stays as it is, so that they may be stored again. */
export async function insertMissing<Table extends keyof Schema & string>(
  tx: Transaction<Schema>,
  table: Table,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
