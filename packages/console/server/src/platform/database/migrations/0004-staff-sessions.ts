import { type Kysely, sql } from 'kysely';

/** Who is signed in where, who changed whom, and the partners that embed the elements. Times are unix seconds. */
const STATEMENTS = [
  `alter table staff
    add column updated_at bigint not null default floor(extract(epoch from now()))::bigint,
    add column updated_by uuid references staff`,

  // One sign-in at an identity provider, by a hash of what its ID tokens tell sign-ins apart by.
  `create table staff_session (
    id uuid primary key,
    staff_id uuid not null references staff,
    facility_id uuid not null references facility,
    issuer text not null,
    session_key text not null,
    auth_time bigint,
    browser text not null,
    system text not null,
    -- To the minute: when somebody worked is nobody's business to the second.
    first_used_at bigint not null,
    last_used_at bigint not null,
    ended_at bigint,
    ended_by uuid references staff,
    unique (staff_id, issuer, session_key)
  )`,
  `create index staff_session_use on staff_session (staff_id, last_used_at desc)`,

  `create table partner (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    name text not null,
    issuer text,
    -- SHA-256 of a key of 256 random bits, which no guessing reaches; its last characters tell keys apart.
    key_hash text unique,
    key_end text,
    key_made_at bigint,
    origins text[] not null,
    scopes text[] not null default '{}',
    active boolean not null default true,
    created_at bigint not null,
    updated_at bigint not null,
    updated_by uuid references staff,
    check ((issuer is null) <> (key_hash is null)),
    unique (organisation_id, name),
    unique (organisation_id, issuer)
  )`,
  `create table partner_facility (
    partner_id uuid not null references partner on delete cascade,
    facility_id uuid not null references facility,
    position smallint not null default 0,
    primary key (partner_id, facility_id)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
