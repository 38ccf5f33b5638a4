import { type Kysely, sql } from 'kysely';

/** Times in unix seconds. */
const STATEMENTS = [
  `create table patient_tag (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    person_id uuid not null references person,
    code text not null,
    -- As they were defined when it was set: shown where the definition is gone.
    label text not null,
    colour text not null,
    -- Where and by whom it was set, and removed; what was removed stays as history.
    facility_id uuid not null references facility,
    set_by uuid not null references staff,
    set_at bigint not null,
    removed_by uuid references staff,
    removed_at bigint
  )`,
  // Of two people who set the same tag at once the second finds it there.
  `create unique index patient_tag_standing on patient_tag (person_id, code) where removed_at is null`,
  `create index patient_tag_person on patient_tag (person_id)`,
  // Rows of the worklist show tags: screens that stand open elsewhere learn of them, as 0053 has it of the rest.
  `create function live_patient_tag_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'worklist', '00000000-0000-0000-0000-000000000000'::uuid
      from stored r join person_facility f on f.person_id = r.person_id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger patient_tag_live_insert after insert on patient_tag
    referencing new table as stored for each statement execute function live_patient_tag_stored()`,
  `create trigger patient_tag_live_update after update on patient_tag
    referencing new table as stored for each statement execute function live_patient_tag_stored()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
