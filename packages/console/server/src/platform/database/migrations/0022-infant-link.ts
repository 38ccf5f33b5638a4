import { type Kysely, sql } from 'kysely';

/** Which patients are the infants of which. A link that was a mistake ends; it stays with who ended it and why. */
const STATEMENTS = [
  `create table infant_link (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    mother_id uuid not null references person,
    infant_id uuid not null references person,
    author_id uuid not null references staff,
    created_at bigint not null,
    ended_at bigint,
    ended_by uuid references staff,
    end_reason text,
    check (mother_id <> infant_id),
    check ((ended_at is null) = (ended_by is null))
  )`,
  `create unique index infant_link_infant on infant_link (infant_id) where ended_at is null`,
  `create index infant_link_mother on infant_link (mother_id)`,
  `create index infant_link_of_infant on infant_link (infant_id)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
