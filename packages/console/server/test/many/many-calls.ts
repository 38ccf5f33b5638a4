import { DISPOSITION_KEYS } from '@careline/core/internal/calls/outcome';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import { refreshStatistics } from '../../src/platform/database/upkeep/refresh-statistics.ts';
import type { Clinic } from '../clinic.ts';

/**
 * Adds calls of one facility, a minute apart, to the organisation's patients in turn, with every disposition.
 */
export async function fillWithCalls(
  db: Kysely<Schema>,
  { organisationId, facilityId, staffId }: Clinic,
  count: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    // Triggers must not reuse a plan made for empty tables.
    await sql`set local plan_cache_mode = force_custom_plan`.execute(tx);
    await sql`create temporary table made_call on commit drop as
      select gen_random_uuid() as id, gen_random_uuid() as status_id, n, people.ids[1 + n % cardinality(people.ids)] as person_id
      from generate_series(1, ${count}::bigint) as n,
        (select array_agg(id) as ids from (select id from person limit 500) first_people) people`.execute(tx);
    await sql`insert into contact (id, organisation_id, facility_id, person_id, programme, call_type, direction, attempt,
        started_at, author_id, current_status_id, source, created_at, updated_at)
      select id, ${organisationId}::uuid, ${facilityId}::uuid, person_id, 'ahc', 'ad-hoc', 'outbound', 1,
        1700000000 + n * 60, ${staffId}::uuid, status_id, 'manual', 1700000000, 1700000000 from made_call`.execute(
      tx,
    );
    await sql`insert into contact_status (id, contact_id, organisation_id, facility_id, person_id, status, disposition,
        author_id, source, created_at, updated_at)
      select status_id, id, ${organisationId}::uuid, ${facilityId}::uuid, person_id, 'retry',
        (${[...DISPOSITION_KEYS]}::text[])[1 + n % ${DISPOSITION_KEYS.length}],
        ${staffId}::uuid, 'manual', 1700000000, 1700000000 from made_call`.execute(tx);
  });
  await refreshStatistics(db);
}
