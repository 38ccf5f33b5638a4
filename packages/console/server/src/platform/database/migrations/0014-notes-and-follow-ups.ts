import { type Kysely, sql } from 'kysely';

/** Notes about patients, of which versions are only ever added, and what is to be done for patients. Times in unix seconds. */
const STATEMENTS = [
  `create table care_note (
    note_id uuid not null,
    version integer not null check (version > 0),
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    kind text not null,
    text text not null,
    -- Why this version was made; null for the first.
    reason text,
    deleted boolean not null default false,
    -- Of the first version: the order of notes does not change when one is corrected.
    begun_at bigint not null,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    primary key (note_id, version)
  )`,
  `create index care_note_person on care_note (person_id, begun_at desc, note_id desc)`,
  `create trigger care_note_only_added before update or delete or truncate on care_note
    for each statement execute function refuse_change()`,
  // The second lock that 0005 put on rows which are only ever added.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on care_note from current_user;
      end if;
    end
  $$`,
  `create table follow_up (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    what text not null,
    due_on text not null,
    assignee_id uuid references staff,
    state text not null,
    outcome text,
    version integer not null check (version > 0),
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    closed_at bigint,
    closed_by uuid references staff
  )`,
  `create index follow_up_person on follow_up (person_id, due_on)`,
  `create index follow_up_due on follow_up (facility_id, due_on) where state = 'open'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
