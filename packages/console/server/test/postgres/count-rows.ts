import type { Kysely } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';

/** Returns the number of rows in a table. */
export async function countRows(db: Kysely<Schema>, table: keyof Schema): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return row.rows;
}
