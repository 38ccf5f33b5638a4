import { type Kysely, sql } from 'kysely';

/** What patients were asked about their medicines. Times in unix seconds. */
const STATEMENTS = [
  `create table medicine_check (
    id uuid primary key,
    person_id uuid not null references person,
    facility_id uuid not null references facility,
    encounter_id uuid references encounter on delete set null,
    -- Every medicine that ran was answered.
    is_whole boolean not null,
    author_id uuid not null references staff,
    created_at bigint not null,
    position bigint generated always as identity
  )`,
  `create index medicine_check_person on medicine_check (person_id, position)`,
  `create index medicine_check_encounter on medicine_check (encounter_id) where encounter_id is not null`,
  `create table medicine_check_answers (
    check_id uuid primary key references medicine_check on delete cascade,
    facility_id uuid not null references facility,
    lines jsonb not null,
    outside jsonb not null
  )`,
  `create trigger medicine_check_answers_only_added before update or delete or truncate on medicine_check_answers
    for each statement execute function refuse_change()`,
  // Open screens of the patient's facilities read the medicines again, as in 0064.
  `create function live_medicine_check_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'prescriptions', r.id
      from stored r join person_facility f on f.person_id = r.person_id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger medicine_check_live_insert after insert on medicine_check
    referencing new table as stored for each statement execute function live_medicine_check_stored()`,
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on medicine_check_answers from current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
