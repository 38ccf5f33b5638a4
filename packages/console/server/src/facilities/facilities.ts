import type { Facility } from '@careline/core/internal/identity';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';
import { callingHoursOf, type HoursRow } from './calling-hours.ts';

/** The columns of a facility for the API. */
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

/** Converts a row to a facility of the API. */
export const toFacility = (row: FacilityRow): Facility => ({
  facilityId: row.id,
  facilityName: row.name,
  timeZone: row.time_zone,
  callingHours: { ...callingHoursOf(row) },
  dutyDoctorPhone: row.duty_doctor_phone,
});

/** Returns whether the query's facility is open at a time (unix seconds). Staff cannot work in a closed one. */
export const isOpenAt = (now: number): RawBuilder<boolean> =>
  sql<boolean>`(facility.closed_from is null or facility.closed_from > ${now})`;

/** Returns the open facilities of a user. The first is the default. */
export async function openFacilitiesOf(
  tx: Kysely<Schema>,
  staffId: string,
  now: number,
): Promise<Facility[]> {
  const rows = await tx
    .selectFrom('staff_facility')
    .innerJoin('facility', 'facility.id', 'staff_facility.facility_id')
    .select(FACILITY_COLUMNS)
    .where('staff_facility.staff_id', '=', staffId)
    .where(isOpenAt(now))
    .orderBy('staff_facility.position')
    .orderBy('facility.name')
    .execute();
  return rows.map(toFacility);
}

/** Returns whether the requested facility, or any of the user's if none is requested, is closed. */
export async function isClosedFor(
  tx: Kysely<Schema>,
  staffId: string,
  wanted: string | undefined,
): Promise<boolean> {
  const row = await tx
    .selectFrom('staff_facility')
    .innerJoin('facility', 'facility.id', 'staff_facility.facility_id')
    .select('facility.id')
    .where('staff_facility.staff_id', '=', staffId)
    .where('facility.closed_on', 'is not', null)
    .$if(wanted !== undefined, (query) => query.where('facility.id', '=', wanted ?? ''))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
