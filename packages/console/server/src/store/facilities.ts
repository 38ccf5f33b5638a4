import type { Facility } from '@careline/core/identity';
import { type Kysely, sql } from 'kysely';
import { callingHoursOf, type HoursRow } from './calling-hours.ts';
import type { Schema } from './schema.ts';

/** The columns of a facility that the services answer. */
export const FACILITY_COLUMNS = [
  'facility.id',
  'facility.name',
  'facility.time_zone',
  'facility.calling_from_hour',
  'facility.calling_to_hour',
  'facility.duty_doctor_phone',
] as const;

export interface FacilityRow extends HoursRow {
  readonly id: string;
  readonly name: string;
  readonly time_zone: string;
  readonly duty_doctor_phone: string | null;
}

/** A facility as the services answer it. */
export const toFacility = (row: FacilityRow): Facility => ({
  facilityId: row.id,
  facilityName: row.name,
  timeZone: row.time_zone,
  callingHours: { ...callingHoursOf(row) },
  dutyDoctorPhone: row.duty_doctor_phone,
});

/** An organisation's facilities, by name. */
export async function organisationFacilities(
  tx: Kysely<Schema>,
  organisationId: string,
): Promise<Facility[]> {
  const rows = await tx
    .selectFrom('facility')
    .select(FACILITY_COLUMNS)
    .where('organisation_id', '=', organisationId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
  return rows.map(toFacility);
}
