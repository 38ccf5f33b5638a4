import { type Kysely, sql } from 'kysely';

const APPEND_ONLY = ['left_open', 'encounter_addendum'];

/**
 * Items that were open when an encounter was completed or a call was saved, addenda to completed encounters, and who
 * reviewed a result. Their patient is that of the encounter, call or result. Times in unix seconds.
 */
const STATEMENTS = [
  `create table left_open (
    id uuid primary key default gen_random_uuid(),
    event_id uuid references encounter_event on delete cascade,
    contact_id uuid references contact on delete cascade,
    facility_id uuid not null references facility,
    kind text not null,
    subject_id uuid not null,
    level text not null,
    at bigint,
    count integer not null,
    -- The item as it was: what was measured or reported, or the name of the result.
    facts jsonb not null,
    -- Null for items that need no reason.
    reason text,
    author_id uuid not null references staff,
    created_at bigint not null,
    position bigint generated always as identity,
    check ((event_id is null) <> (contact_id is null))
  )`,
  `create index left_open_event on left_open (event_id, position) where event_id is not null`,
  `create index left_open_contact on left_open (contact_id, position) where contact_id is not null`,
  `create table encounter_addendum (
    id uuid primary key,
    encounter_id uuid not null references encounter on delete cascade,
    facility_id uuid not null references facility,
    text text not null,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    position bigint generated always as identity
  )`,
  `create index encounter_addendum_encounter on encounter_addendum (encounter_id, position)`,
  ...APPEND_ONLY.map(
    (table) => `create trigger ${table}_only_added before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
  // The second lock that 0005 put on rows which are only ever added.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on ${APPEND_ONLY.join(', ')} from current_user;
      end if;
    end
  $$`,
  `create table result_review (
    id uuid primary key default gen_random_uuid(),
    lab_report_id uuid references lab_report on delete cascade,
    -- Of the lab report when it was reviewed.
    version integer,
    report_id uuid references report on delete cascade,
    author_id uuid not null references staff,
    created_at bigint not null,
    check ((lab_report_id is null) <> (report_id is null)),
    check ((lab_report_id is null) = (version is null))
  )`,
  `create unique index result_review_lab_report on result_review (lab_report_id, version)
    where lab_report_id is not null`,
  `create unique index result_review_report on result_review (report_id) where report_id is not null`,
  `-- expands: the column is empty in every row, so that nothing is checked
  alter table encounter_event add column outcome jsonb`,
  // Open pages of the encounter load it again.
  `create function live_encounter_addendum_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct e.facility_id, 'encounters', e.id
      from stored a join encounter e on e.id = a.encounter_id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger encounter_addendum_live_insert after insert on encounter_addendum
    referencing new table as stored for each statement execute function live_encounter_addendum_stored()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
