import type { Facility } from '@careline/core/identity';
import { type Kysely, sql } from 'kysely';
import { callingHoursOf, type HoursRow } from './calling-hours.ts';
import type { Schema } from './schema.ts';

/** A facility as the services answer it. */
export const toFacility = (
  row: HoursRow & { readonly id: string; readonly name: string; readonly time_zone: string },
): Facility => ({
  facilityId: row.id,
  facilityName: row.name,
  timeZone: row.time_zone,
  callingHours: { ...callingHoursOf(row) },
});

/** An organisation's facilities, by name. */
export async function organisationFacilities(
  tx: Kysely<Schema>,
  organisationId: string,
): Promise<Facility[]> {
  const rows = await tx
    .selectFrom('facility')
    .select(['id', 'name', 'time_zone', 'calling_from_hour', 'calling_to_hour'])
    .where('organisation_id', '=', organisationId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(toFacility);
}
