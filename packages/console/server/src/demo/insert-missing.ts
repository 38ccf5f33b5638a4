import type { InsertObject, Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Inserts rows of the demo. Existing rows stay as they are, so this can be repeated. */
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
