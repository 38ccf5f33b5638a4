import { type Kysely, sql } from 'kysely';

/** Screens that stand open elsewhere learn that a patient's prescriptions changed, as 0053 has it of the rest; never of whom. */
const STATEMENTS = [
  `create function live_prescription_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'prescriptions', r.id
      from stored r join person_facility f on f.person_id = r.person_id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create function live_prescription_event_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'prescriptions', p.id
      from stored r join prescription p on p.id = r.prescription_id
      join person_facility f on f.person_id = p.person_id
      on conflict do nothing;
      return null;
    end
  $$`,
  ...['prescription', 'prescription_event'].map(
    (table) => `create trigger ${table}_live_insert after insert on ${table}
      referencing new table as stored for each statement execute function live_${table}_stored()`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
