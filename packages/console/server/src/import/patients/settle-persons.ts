import { sql, type Transaction } from 'kysely';
import { newId } from '../../platform/database/new-id.ts';
import type { Schema } from '../../platform/database/schema.ts';
import type { ImportPlace } from '../import-place.ts';

/** Gives the facility access to persons, and enrols those not yet in the programme there. */
export async function settlePersons(
  tx: Transaction<Schema>,
  personIds: readonly string[],
  place: ImportPlace,
  now: number,
): Promise<void> {
  if (personIds.length === 0) return;
  const { facilityId, organisationId, programme } = place;
  await tx
    .insertInto('person_facility')
    .values(personIds.map((person_id) => ({ person_id, facility_id: facilityId })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (!programme) return;
  const ids = personIds.map(() => newId());
  await sql`
    insert into enrolment (id, person_id, organisation_id, facility_id, programme, enrolled_at)
    select wanted.id, wanted.person_id, ${organisationId}, ${facilityId}, ${programme}, ${now}
    from unnest(${ids}::uuid[], ${[...personIds]}::uuid[]) as wanted (id, person_id)
    where not exists (
      select from enrolment
      where enrolment.person_id = wanted.person_id and facility_id = ${facilityId}
        and programme = ${programme} and ended_at is null)
    on conflict do nothing`.execute(tx);
}
