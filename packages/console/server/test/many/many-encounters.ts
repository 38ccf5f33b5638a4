import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../src/platform/database/schema.ts';
import { refreshStatistics } from '../../src/platform/database/upkeep/refresh-statistics.ts';
import type { Clinic } from '../clinic.ts';
import { madeId } from './many-patients.ts';

const DAY = 86_400;
/** The encounters are spread over this many days, half of them before now. */
const DAYS = 400;

export interface ManyEncounters {
  readonly count: number;
  /** Number of patients from `fillWithPatients`; one in ten belongs to the facility. */
  readonly patients: number;
  /** Unix seconds. */
  readonly now: number;
}

/** Adds encounters of the facility's patients, of which one in 500 waits for an answer, and analyzes the tables. */
export async function fillWithEncounters(
  db: Kysely<Schema>,
  { organisationId, facilityId, staffId }: Clinic,
  { count, patients, now }: ManyEncounters,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`create temporary table known on commit drop as
      select person_id, row_number() over (order by person_id) - 1 as place
      from person_facility where facility_id = ${facilityId}`.execute(tx);
    await sql`insert into encounter (id, organisation_id, facility_id, person_id, consultation_mode, encounter_class,
        encounter_type, service_type, status, starts_at, author_id, source, created_at, updated_at)
      select ${madeId(sql`n + 100000000`)}, ${organisationId}::uuid, ${facilityId}::uuid, known.person_id, 'PHYSICAL', 'AMB',
        'PHC', 'GP_CONSULTATION', case when n % 500 = 0 then 'CREATED' else 'CONFIRMED' end, ${now}::bigint + (n * 7919) % ${DAYS * DAY}::bigint - ${(DAYS / 2) * DAY}::bigint,
        ${staffId}::uuid, 'manual', ${now}::bigint, ${now}::bigint
      from generate_series(1, ${count}::bigint) as n
      join known on known.place = n % ${Math.floor(patients / 10)}::bigint`.execute(tx);
  });
  await refreshStatistics(db);
}

/** Returns a page of encounters from an instant on, with the names that a list shows, by independent SQL. */
export const pageBySql = (
  db: Kysely<Schema>,
  { facilityId }: Pick<Clinic, 'facilityId'>,
  start: number,
  limit: number,
): Promise<unknown> =>
  sql`select e.*, p.name, f.name as facility, c.name as provider,
      (select i.value from identifier i where i.person_id = e.person_id and i.system = 'uhid' limit 1) as uhid
    from encounter e join person p on p.id = e.person_id join facility f on f.id = e.facility_id
    left join staff c on c.id = e.care_provider_id
    where e.facility_id = ${facilityId} and e.starts_at >= ${start}
      and exists (select from person_facility l where l.person_id = e.person_id and l.facility_id = ${facilityId})
    order by e.starts_at, e.id limit ${limit + 1}`.execute(db);
