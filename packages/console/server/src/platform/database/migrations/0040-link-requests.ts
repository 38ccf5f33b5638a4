import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // What a facility asked of the others, whether anybody fits or nobody does. Times are unix seconds.
  `create table link_request (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    author_id uuid not null references staff,
    created_at bigint not null,
    expires_at bigint not null,
    reason text not null,
    -- As it was typed, and a hash of it by which the same question is recognised.
    asked jsonb not null,
    asked_key text not null,
    state text not null default 'open' check (state in ('open', 'granted', 'refused', 'withdrawn', 'expired')),
    settled_at bigint,
    settled_by uuid references staff,
    refusal text,
    -- Who it is, once granted.
    person_id uuid references person,
    check ((state = 'open') = (settled_at is null))
  )`,
  `create unique index link_request_open on link_request (facility_id, asked_key) where state = 'open'`,
  `create index link_request_of_facility on link_request (facility_id, created_at desc)`,
  `create index link_request_person on link_request (person_id) where person_id is not null`,

  // Patients of other facilities who fit. The asking facility sees none of this.
  `create table link_match (
    request_id uuid not null references link_request on delete cascade,
    person_id uuid not null references person,
    refused_at bigint,
    refused_by uuid references staff,
    primary key (request_id, person_id)
  )`,
  `create index link_match_person on link_match (person_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
