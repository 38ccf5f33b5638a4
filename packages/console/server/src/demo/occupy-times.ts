import { sql, type Transaction } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

/**
 * Books care providers' time for encounters from a time on (unix seconds) that have none booked yet. Existing bookings
 * stay.
 */
export async function occupyTimes(tx: Transaction<Schema>, from: number): Promise<void> {
  await sql`
    insert into provider_time (id, organisation_id, facility_id, care_provider_id, provider_number, seat,
      service_type, starts_at, ends_at, encounter_id)
    select gen_random_uuid(), e.organisation_id, e.facility_id, e.care_provider_id, p.number, 0,
      e.service_type, e.starts_at, e.ends_at, e.id
    from encounter e join care_provider p on p.staff_id = e.care_provider_id
    where e.starts_at >= ${from} and e.package is null and e.ends_at > e.starts_at
      and e.status in ('AWAITED', 'CONFIRMED', 'COMPLETED')
      and not exists (select from provider_time t where t.encounter_id = e.id)
    on conflict do nothing`.execute(tx);
}
