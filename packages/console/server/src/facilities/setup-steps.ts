import type { SetupStep } from '@careline/core/internal/administration';
import { type Kysely, sql } from 'kysely';
import { hasPatients } from '../platform/access/access.ts';
import type { Schema } from '../platform/database/schema.ts';

interface Place {
  readonly organisationId: string;
  readonly facilityId: string;
}

/** Returns the setup steps of a facility, and whether the stored data show each as done. `now` is in unix seconds. */
export async function setupSteps(
  db: Kysely<Schema>,
  { organisationId, facilityId }: Place,
  now: number,
): Promise<readonly { readonly step: SetupStep; readonly done: boolean }[]> {
  const { rows } = await sql<Record<Exclude<SetupStep, 'patients'>, boolean>>`
    select
      f.address is not null and f.phone is not null as facility,
      f.duty_doctor_phone is not null as "duty-doctor",
      (select count(*) > 1 from staff s where s.organisation_id = ${organisationId} and s.active) as colleagues,
      exists (
        select from encounter_slot t where t.facility_id = f.id and t.starts_at > ${now} and t.places > 0
      ) as "health-check-times"
    from facility f where f.id = ${facilityId}`.execute(db);
  const done: Partial<Record<SetupStep, boolean>> = {
    ...rows[0],
    patients: await hasPatients(db, facilityId),
  };
  const steps: readonly SetupStep[] = [
    'facility',
    'duty-doctor',
    'colleagues',
    'health-check-times',
    'patients',
  ];
  return steps.map((step) => ({ step, done: done[step] ?? false }));
}
