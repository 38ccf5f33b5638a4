import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import { refreshStatistics } from '../../src/platform/database/upkeep/refresh-statistics.ts';
import type { Clinic } from '../clinic.ts';
import { madeId } from './many-patients.ts';

const DAY = 86_400;
/** Later than any call. */
const NEVER = 253_402_300_799;

/** Drops indexes that are not keys. Returns the statements that create them again. */
async function dropIndexes(tx: Kysely<Schema>): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where not i.indisunique and i.indrelid = any(
      array['contact', 'contact_status', 'call_log', 'reading', 'enrolment', 'work_item']::regclass[])`.execute(
    tx,
  );
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(tx);
  return rows.map(({ definition }) => definition);
}

async function isSuperuser(tx: Kysely<Schema>): Promise<boolean> {
  const { rows } = await sql<{ rolsuper: boolean }>`
    select rolsuper from pg_roles where rolname = current_user`.execute(tx);
  return rows[0]?.rolsuper === true;
}

/**
 * Adds two calls for every patient, each with a log and a reading, by statements over whole tables: an
 * enrolment in `careline` and a last call within the month, earlier for three in a hundred, who are due. One in
 * a hundred must not be called and one in a hundred has a wrong number. The rows that triggers would add are
 * written here: a superuser fills without triggers, which would take an hour for millions of rows.
 */
export async function fillWithHistory(
  db: Kysely<Schema>,
  { organisationId, staffId }: Clinic,
  now: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    if (await isSuperuser(tx)) await sql`set local session_replication_role = replica`.execute(tx);
    const indexes = await dropIndexes(tx);
    await sql`create temporary table made_call on commit drop as
      select ${madeId(sql`number`)} as id, ${madeId(sql`number`)} as status_id, ${madeId(sql`number`)} as reading_id,
        f.person_id, f.facility_id, n, luck,
        ${now}::bigint - case
          when n = 1 then 60 * ${DAY} + luck * 2000
          when luck % 100 < 3 then 31 * ${DAY} + luck * 200
          else ${DAY} + luck * 230 end as started_at,
        case when luck % 100 = 50 and n = 2 then 'stop' when luck % 100 = 51 and n = 1 then 'stop' else 'reached' end as status,
        case when luck % 100 = 50 and n = 2 then 'do-not-call' when luck % 100 = 51 and n = 1 then 'wrong-number'
          else 'reached-patient' end as disposition
      from (
        select row_number() over () as number, person_id, facility_id, n, abs(hashtext(person_id::text)::bigint) % 10000 as luck
        from person_facility cross join generate_series(1, 2) as n
      ) f`.execute(tx);
    await sql`insert into contact (id, organisation_id, facility_id, person_id, programme, call_type, direction, attempt,
        number_key, started_at, author_id, current_status_id, source, created_at, updated_at, patient_sort, author_sort,
        current_status, current_disposition)
      select m.id, ${organisationId}::uuid, m.facility_id, m.person_id, 'careline', 'monthly', 'outbound', 1,
        case when disposition = 'wrong-number' then '0000000000' end, started_at, ${staffId}::uuid, status_id, 'manual',
        started_at, started_at, left(lower(p.name), 200), 'asha coach', status, disposition
      from made_call m join person p on p.id = m.person_id`.execute(tx);
    await sql`insert into contact_status (id, contact_id, organisation_id, facility_id, person_id, status, disposition,
        ended_at, author_id, source, created_at, updated_at)
      select status_id, id, ${organisationId}::uuid, facility_id, person_id, status, disposition, started_at + 300,
        ${staffId}::uuid, 'manual', started_at, started_at from made_call`.execute(tx);
    await sql`insert into call_log (contact_id, version, organisation_id, facility_id, person_id, form, answers,
        reading_ids, author_id, source, created_at, updated_at)
      select id, 1, ${organisationId}::uuid, facility_id, person_id, 'chronic-care/monthly@1',
        '{"bloodPressure": {"systolic": "128", "systolicUnit": "mm[Hg]", "diastolic": "82", "diastolicUnit": "mm[Hg]"}}',
        array[reading_id], ${staffId}::uuid, 'manual', started_at, started_at
      from made_call where status = 'reached'`.execute(tx);
    await sql`insert into reading (id, organisation_id, facility_id, person_id, metric, at, sort_at, "values", contact_id,
        author_id, author_name, source, created_at, updated_at)
      select reading_id, ${organisationId}::uuid, facility_id, person_id, 'bloodpressure', started_at, started_at,
        '[{"key": "systolic", "text": "128", "value": 128, "unit": "mm[Hg]"}, {"key": "diastolic", "text": "82", "value": 82, "unit": "mm[Hg]"}]',
        id, ${staffId}::uuid, 'Asha Coach', 'manual', started_at, started_at
      from made_call where status = 'reached'`.execute(tx);
    await sql`insert into enrolment (id, person_id, organisation_id, facility_id, programme, enrolled_at)
      select gen_random_uuid(), person_id, ${organisationId}::uuid, facility_id, 'careline', ${now - 400 * DAY}::bigint
      from made_call where n = 1`.execute(tx);
    await sql`insert into work_item (facility_id, person_id, programme, organisation_id, kind, call_type, due_at, urgency, check_at)
      select facility_id, person_id, 'careline', ${organisationId}::uuid,
        case when status = 'reached' then 'scheduled' end, case when status = 'reached' then 'monthly' end,
        case when status = 'reached' then started_at + 30 * ${DAY} end, 3, ${NEVER}::bigint
      from made_call where n = 2
      on conflict (facility_id, person_id, programme) do update set kind = excluded.kind, call_type = excluded.call_type,
        due_at = excluded.due_at, urgency = excluded.urgency, check_at = excluded.check_at`.execute(tx);
    for (const definition of indexes) await sql.raw(definition).execute(tx);
  });
  // The worklist rows are already up to date.
  await db.deleteFrom('work_change').execute();
  await sql`vacuum`.execute(db).catch(() => undefined);
  await refreshStatistics(db);
}
