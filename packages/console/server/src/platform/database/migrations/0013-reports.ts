import { type Kysely, sql } from 'kysely';

/** Files of patients and what is known of them. Times in unix seconds. */
const STATEMENTS = [
  `create table report (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    contact_id uuid references contact,
    name text not null,
    media_type text not null,
    size integer not null check (size >= 0),
    sha256 text not null,
    metric text,
    title text,
    value text,
    unit text,
    taken_on text,
    -- Null while the call it was uploaded in is not saved: it is no report of the patient yet.
    attached_at bigint,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    deleted_at bigint,
    deleted_by uuid references staff,
    deleted_reason text
  )`,
  `create index report_person on report (person_id, created_at desc, id desc)`,
  `create index report_contact on report (contact_id) where contact_id is not null`,
  `create index report_waiting on report (created_at) where attached_at is null`,
  `create table report_piece (
    report_id uuid not null references report,
    position integer not null check (position >= 0),
    bytes bytea not null,
    primary key (report_id, position)
  )`,
  // Documents and pictures are compressed already.
  `alter table report_piece alter column bytes set storage external`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
