import { type Kysely, sql } from 'kysely';

/** Case sheets: every version of every section, and who may write in them. Times in unix seconds. */
const STATEMENTS = [
  `create table case_sheet_version (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    -- The record it was written in, which stays when the patient's records are merged: versions are counted in it.
    written_for uuid not null,
    encounter_id uuid references encounter,
    section text not null,
    number integer not null check (number > 0),
    -- The form definition the answers were given to.
    form text not null,
    answers jsonb not null,
    -- The versions it was made from.
    follows uuid[] not null,
    reason jsonb,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    -- Of two who write at once one is first.
    unique (written_for, section, number)
  )`,
  `create index case_sheet_version_person on case_sheet_version (person_id, section, number desc)`,
  `create index case_sheet_version_time on case_sheet_version (person_id, created_at desc, id desc)`,
  `create index case_sheet_version_encounter on case_sheet_version (encounter_id) where encounter_id is not null`,
  `create trigger case_sheet_version_only_added before update or delete or truncate on case_sheet_version
    for each statement execute function refuse_change()`,
  `create trigger case_sheet_version_only_moves before update on case_sheet_version
    for each row execute function only_moves()`,
  // Along a merge may go whatever has the trigger that says which way.
  `create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and coalesce(current_setting('careline.merge', true), '') <> '' and exists (
        select from pg_trigger where tgrelid = tg_relid and tgname = tg_table_name || '_only_moves'
      ) then
        return null;
      end if;
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on case_sheet_version from current_user;
        grant update (person_id) on case_sheet_version to current_user;
      end if;
    end
  $$`,
  // What a sheet is called on the live stream says nothing of whose it is.
  `create function case_sheet_id(patient uuid) returns uuid language sql immutable as $$
    select md5('case sheet ' || patient::text)::uuid
  $$`,
  `create function live_case_sheet_version_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'case-sheets', case_sheet_id(r.person_id)
      from stored r join person_facility f on f.person_id = r.person_id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger case_sheet_version_live_insert after insert on case_sheet_version
    referencing new table as stored for each statement execute function live_case_sheet_version_stored()`,
  // Null: by what they do. The values are those of the specification: an editor has a viewer's.
  `-- expands: the column is empty in every row
  alter table staff add column case_sheet_access text check (case_sheet_access in ('VIEWER', 'PROVIDER'))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
