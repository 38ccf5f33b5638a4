import { type Kysely, sql } from 'kysely';

/** The line of a call that the console dials by itself. Times in unix seconds. */
const STATEMENTS = [
  `create table call_line (
    contact_id uuid primary key references contact,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    via text not null check (via in ('simulated', 'provider')),
    -- What a simulated line will come to.
    plan text,
    -- The provider's name of the call, once it has one.
    provider_ref text,
    -- A simulated line's is worked out from the clock.
    state text not null default 'dialling',
    reason text,
    began_at bigint not null,
    answered_at bigint,
    ended_at bigint
  )`,
  `create index call_line_person on call_line (person_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
