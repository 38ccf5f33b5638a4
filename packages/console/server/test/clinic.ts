import type { Kysely } from 'kysely';
import { newId } from '../src/platform/database/new-id.ts';
import type { Schema } from '../src/platform/database/schema.ts';

export interface Clinic {
  readonly organisationId: string;
  readonly facilityId: string;
  /** In the same organisation; `staffId` works there too. */
  readonly otherFacilityId: string;
  readonly staffId: string;
}

/** Adds one organisation with two facilities in Asia/Kolkata and a staff member who works at both. */
export async function aClinic(db: Kysely<Schema>): Promise<Clinic> {
  const organisationId = newId();
  const [facilityId, otherFacilityId, staffId] = [newId(), newId(), newId()];
  await db.insertInto('organisation').values({ id: organisationId, name: 'Test Health' }).execute();
  await db
    .insertInto('facility')
    .values([
      { id: facilityId, organisation_id: organisationId, name: 'North' },
      { id: otherFacilityId, organisation_id: organisationId, name: 'South' },
    ])
    .execute();
  const email = `${staffId}@test.example`;
  await db
    .insertInto('staff')
    .values({ id: staffId, organisation_id: organisationId, name: 'Asha Coach', email })
    .execute();
  await db
    .insertInto('staff_facility')
    .values([
      { staff_id: staffId, facility_id: facilityId, position: 0 },
      { staff_id: staffId, facility_id: otherFacilityId, position: 1 },
    ])
    .execute();
  return { organisationId, facilityId, otherFacilityId, staffId };
}
