import type { Facility } from '@careline/core/identity';
import type { Transaction } from 'kysely';
import { FACILITY_COLUMNS, toFacility } from '../store/facilities.ts';
import type { Schema } from '../store/schema.ts';

/** The facilities a person works at, the first one being theirs by default. */
export async function staffFacilities(tx: Transaction<Schema>, staffId: string): Promise<Facility[]> {
  const rows = await tx
    .selectFrom('staff_facility')
    .innerJoin('facility', 'facility.id', 'staff_facility.facility_id')
    .select(FACILITY_COLUMNS)
    .where('staff_facility.staff_id', '=', staffId)
    .orderBy('staff_facility.position')
    .orderBy('facility.name')
    .execute();
  return rows.map(toFacility);
}
