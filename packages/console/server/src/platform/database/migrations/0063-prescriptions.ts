import { type Kysely, sql } from 'kysely';

/**
 * Prescriptions as they were signed, what became of their lines, and the codes on their papers. Lines and what became of them are only
 * ever added. Times in unix seconds, days as YYYY-MM-DD.
 */
const STATEMENTS = [
  `create table prescription (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    encounter_id uuid references encounter on delete set null,
    -- Of the facility's calendar when it was signed; with the place in it, the number on the paper.
    year smallint not null,
    place integer not null,
    advice text not null,
    registration_number text not null,
    signer_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    unique (facility_id, year, place)
  )`,
  `create index prescription_person on prescription (person_id, created_at desc, id desc)`,
  `create index prescription_signer on prescription (signer_id, created_at desc)`,
  `create index prescription_encounter on prescription (encounter_id) where encounter_id is not null`,
  `create table prescription_line (
    id uuid primary key,
    prescription_id uuid not null references prescription on delete cascade,
    facility_id uuid not null references facility,
    position smallint not null,
    -- As it was signed: a MedicationRequest in the words of the contract.
    content jsonb not null,
    starts_on text not null,
    -- Null: without an end.
    ends_on text,
    -- What spoke against it then.
    warnings jsonb not null,
    unique (prescription_id, position)
  )`,
  `create table prescription_event (
    id uuid primary key,
    prescription_id uuid not null references prescription on delete cascade,
    facility_id uuid not null references facility,
    -- Null of what happened to the whole: it was withdrawn.
    line_id uuid references prescription_line on delete cascade,
    kind text not null,
    text text not null,
    encounter_id uuid references encounter on delete set null,
    author_id uuid not null references staff,
    created_at bigint not null,
    position bigint generated always as identity,
    check ((kind = 'withdrawn') = (line_id is null))
  )`,
  `create index prescription_event_prescription on prescription_event (prescription_id, position)`,
  `create index prescription_event_encounter on prescription_event (encounter_id) where encounter_id is not null`,
  // Nobody withdraws or stops twice.
  `create unique index prescription_event_withdrawn on prescription_event (prescription_id) where kind = 'withdrawn'`,
  `create unique index prescription_event_stopped on prescription_event (line_id) where kind = 'stopped'`,
  `create table prescription_paper (
    code_hash text primary key,
    prescription_id uuid not null references prescription on delete cascade,
    author_id uuid not null references staff,
    created_at bigint not null
  )`,
  `create index prescription_paper_prescription on prescription_paper (prescription_id)`,
  ...['prescription_line', 'prescription_event'].map(
    (table) => `create trigger ${table}_only_added before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
  // The second lock that 0005 put on rows which are only ever added.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on prescription_line, prescription_event from current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
