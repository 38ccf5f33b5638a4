import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import { refreshStatistics } from '../../src/platform/database/upkeep/refresh-statistics.ts';
import type { Clinic } from '../clinic.ts';

/**
 * Adds readings a minute apart until `until` (unix seconds), for the organisation's patients in turn, each with
 * an alert. Every other one is acknowledged.
 */
export async function fillWithAlerts(
  db: Kysely<Schema>,
  { organisationId, facilityId, staffId }: Clinic,
  { count, until }: { readonly count: number; readonly until: number },
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from person`.execute(tx);
    await sql`create temporary table made_reading on commit drop as
      select gen_random_uuid() as id, n, patient.id as person_id, ${until}::bigint - n * 60 as at
      from generate_series(1, ${count}::bigint) as n
      join (select id, row_number() over () - 1 as turn from person) patient
        on patient.turn = n % ${rows[0]?.count ?? 1}::bigint`.execute(tx);
    await sql`insert into reading (id, organisation_id, facility_id, person_id, metric, status, at, time_precision,
        sort_at, "values", source, deleted, created_at, updated_at)
      select id, ${organisationId}::uuid, ${facilityId}::uuid, person_id, 'weight', 'final', at, 'second', at,
        '[]'::jsonb, 'manual', false, at, at from made_reading`.execute(tx);
    await sql`insert into reading_alert (reading_id, organisation_id, facility_id, person_id, level, flag, measure,
        sort_at, raised_at, acknowledged_at, acknowledged_by, reason)
      select id, ${organisationId}::uuid, ${facilityId}::uuid, person_id, 'critical', 'obesity', 'bmi', at, at,
        case when n % 2 = 1 then at end, case when n % 2 = 1 then ${staffId}::uuid end,
        case when n % 2 = 1 then 'patient-contacted' end from made_reading`.execute(tx);
  });
  await refreshStatistics(db);
}
