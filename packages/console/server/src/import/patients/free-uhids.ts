import type { Transaction } from 'kysely';
import { generateUhid } from '../../patients/uhids.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Returns unused UHIDs. If another request creates the same one, the insert fails with a unique violation and nothing
 * is lost.
 */
export async function freeUhids(
  tx: Transaction<Schema>,
  organisationId: string,
  count: number,
): Promise<string[]> {
  const free = new Set<string>();
  while (free.size < count) {
    const drawn = Array.from({ length: count - free.size }, generateUhid);
    const taken = await tx
      .selectFrom('identifier')
      .select('value_key')
      .where('organisation_id', '=', organisationId)
      .where('system', '=', 'uhid')
      .where('value_key', 'in', drawn)
      .execute();
    const used = new Set(taken.map((row) => row.value_key));
    for (const uhid of drawn) if (!used.has(uhid)) free.add(uhid);
  }
  return [...free];
}
