import type { Facility } from '@careline/core/identity';
import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** An organisation's facilities, by name. */
export async function organisationFacilities(
  tx: Kysely<Schema>,
  organisationId: string,
): Promise<Facility[]> {
  const rows = await tx
    .selectFrom('facility')
    .select(['id', 'name', 'time_zone'])
    .where('organisation_id', '=', organisationId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ facilityId: row.id, facilityName: row.name, timeZone: row.time_zone }));
}
