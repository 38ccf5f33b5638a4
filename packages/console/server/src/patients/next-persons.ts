import type { Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/** Returns the next patient ids after a given one, in order. */
export async function nextPersons(
  tx: Transaction<Schema>,
  after: string,
  limit: number,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('person')
    .select('id')
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}
