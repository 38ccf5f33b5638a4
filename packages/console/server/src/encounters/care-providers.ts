import type { CareProvider } from '@careline/core/internal/encounters';
import { type Kysely, sql } from 'kysely';
import { type Entry, refuseFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';

/** Selects staff of a facility to whom encounters can be assigned: holders of the scope `my_encounters`. */
const selectCareProviders = (tx: Kysely<Schema>, facilityId: string) =>
  tx
    .selectFrom('staff as s')
    .innerJoin('staff_facility as f', 'f.staff_id', 's.id')
    .select(['s.id', 's.name', 's.roles'])
    .where('s.active', '=', true)
    .where('f.facility_id', '=', facilityId)
    .where(sql<boolean>`'my_encounters' = any(s.scopes)`);

export async function listCareProviders(tx: Kysely<Schema>, facilityId: string): Promise<CareProvider[]> {
  return selectCareProviders(tx, facilityId)
    .orderBy(sql`lower(s.name) collate "C"`)
    .orderBy('s.id')
    .execute();
}

/** Throws `input-invalid` unless the user sees patients at the facility. `path` is the field in the request body. */
export async function requireCareProvider(
  tx: Kysely<Schema>,
  careProviderId: string,
  { facilityId }: Pick<Entry, 'facilityId'>,
  path: string,
): Promise<void> {
  const found = await selectCareProviders(tx, facilityId)
    .where('s.id', '=', careProviderId)
    .executeTakeFirst();
  if (found) return;
  refuseFaults([
    { path, message: 'must be a member of staff at this facility with the scope my_encounters' },
  ]);
}
