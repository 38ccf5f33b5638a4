import { type Kysely, sql } from 'kysely';

/** The order of a facility's list of patients, and the open tasks of a member of staff. */
const STATEMENTS = [
  `alter table person_facility add column patient_sort text collate "C" not null default ''`,
  `comment on column person_facility.patient_sort is 'Lower-case name of the patient. Written by a trigger.'`,
  `create function person_facility_name() returns trigger language plpgsql as $$
    begin
      new.patient_sort := coalesce((select left(lower(name), 200) from person where id = new.person_id), '');
      return new;
    end
  $$`,
  `create trigger person_facility_name before insert or update of person_id on person_facility
    for each row execute function person_facility_name()`,
  `create function person_facility_renamed() returns trigger language plpgsql as $$
    begin
      update person_facility set patient_sort = left(lower(new.name), 200) where person_id = new.id;
      return null;
    end
  $$`,
  `create trigger person_facility_renamed after update of name on person
    for each row when (old.name is distinct from new.name) execute function person_facility_renamed()`,
  `-- expands: one short row per patient; registrations wait some seconds among a million, everyone else reads on
  update person_facility f set patient_sort = left(lower(p.name), 200) from person p where p.id = f.person_id`,
  `-- expands: built in about a second among a million rows
  create index person_facility_by_name on person_facility (facility_id, patient_sort, person_id)`,
  `-- expands: open tasks only, which are few
  create index follow_up_assignee on follow_up (assignee_id) where state = 'open'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
