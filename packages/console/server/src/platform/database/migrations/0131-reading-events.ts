import { type Kysely, sql } from 'kysely';

/** Patients in one statement above which it is an import or a new judgement, which no open screen waits for. */
const MAX_PATIENTS = 20;

/** Readings are live events, with the record's id, so that a doctor sees what a nurse measures during the visit. */
const STATEMENTS = [
  `create function live_reading_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'readings', case_sheet_id(r.person_id)
      from (select distinct person_id from stored) r join person_facility f on f.person_id = r.person_id
      where (select count(distinct person_id) from stored) <= ${MAX_PATIENTS}
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger reading_live_insert after insert on reading
    referencing new table as stored for each statement execute function live_reading_stored()`,
  `create trigger reading_live_update after update on reading
    referencing new table as stored for each statement execute function live_reading_stored()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
