import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import { refreshStatistics } from '../../src/platform/database/upkeep/refresh-statistics.ts';
import type { Clinic } from '../clinic.ts';

/**
 * Adds a visit, a row of the worklist and a task per patient within two hundred days of `now`, with a hundred members of
 * staff, and analyzes the tables.
 * `now` is in unix seconds.
 */
export async function fillWithCare(
  db: Kysely<Schema>,
  { organisationId, staffId }: Clinic,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`insert into staff (id, organisation_id, name, email)
        select gen_random_uuid(), ${organisationId}, 'Staff ' || n, n || '@many.example' from generate_series(1, 100) n`.execute(
      tx,
    );
    await sql`create temporary table theirs on commit drop as
        select f.person_id, f.facility_id, s.id as staff_id, (f.n * 7919) % 400 - 200 as day
        from (select *, n % 101 as place from (select *, row_number() over () as n from person_facility) numbered) f
        join (select id, row_number() over () - 1 as place from staff) s using (place)`.execute(tx);
    await sql`insert into encounter (id, organisation_id, facility_id, person_id, consultation_mode, encounter_class,
          encounter_type, service_type, status, starts_at, care_provider_id, author_id, source, created_at, updated_at)
        select gen_random_uuid(), ${organisationId}, facility_id, person_id, 'PHYSICAL', 'AMB', 'PHC',
          'GP_CONSULTATION', 'CONFIRMED', ${now}::bigint + day * 86400, staff_id, ${staffId}, 'manual', ${now}, ${now} from theirs`.execute(
      tx,
    );
    await sql`insert into work_item (organisation_id, facility_id, person_id, programme, risk)
        select ${organisationId}, facility_id, person_id, 'careline',
          case when random() < 0.02 then 'critical' when random() < 0.2 then 'raised' else 'routine' end from theirs`.execute(
      tx,
    );
    await sql`insert into follow_up (id, organisation_id, facility_id, person_id, kind, what, due_on, priority,
          assignee_id, state, version, author_id, source, created_at, updated_at)
        select gen_random_uuid(), ${organisationId}, facility_id, person_id, 'task', 'Ask',
          to_char(to_timestamp(${now}::bigint + day * 86400), 'YYYY-MM-DD'), 'routine',
          staff_id, 'open', 1, ${staffId}, 'manual', ${now}, ${now} from theirs`.execute(tx);
  });
  await refreshStatistics(db);
}
