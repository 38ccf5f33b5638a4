import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import type { Clinic } from '../clinic.ts';

/**
 * Adds laboratory orders of a year to each patient. One in fifty still waits, and one in fifty is to be reviewed.
 * `now` is in unix seconds.
 */
export async function fillWithLabOrders(
  db: Kysely<Schema>,
  { organisationId, staffId }: Clinic,
  { each, now }: { readonly each: number; readonly now: number },
): Promise<void> {
  await sql`insert into lab_order (id, organisation_id, facility_id, person_id, year, place, tests, priority, reason,
      fasting, note, expected_on, author_id, source, created_at, updated_at, due_at, resulted_at, to_review_since)
    select gen_random_uuid(), ${organisationId}, p.facility_id, p.person_id, 2025, row_number() over (),
      '[{"test":"sodium","name":"Sodium"}]', 'routine', '', false, '', '2025-10-09', ${staffId}, 'manual', made.at,
      made.at, made.at + 86400, case when made.number % 50 <> 0 then made.at + 3600 end,
      case when made.number % 50 = 1 then made.at + 3600 end
    from person_facility p cross join generate_series(1, ${each}::int) as turn
      cross join lateral (select (random() * 1000)::int as number,
        ${now}::bigint - (random() * 31536000)::bigint as at, turn as of_turn) made`.execute(db);
}
