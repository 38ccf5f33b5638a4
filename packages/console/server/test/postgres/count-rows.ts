import type { Kysely } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';

/** How many rows a table has. */
export async function countRows(db: Kysely<Schema>, table: keyof Schema): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select((select) => select.fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return row.rows;
}
