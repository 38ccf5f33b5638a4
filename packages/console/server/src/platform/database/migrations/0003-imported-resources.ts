import { type Kysely, sql } from 'kysely';

/** What imports bring that has no table of its own yet: kept as it came, for the versions that can read it. */
const STATEMENTS = [
  // content is text, since jsonb would keep neither the order of keys nor, on every driver, the digits of numbers.
  `create table imported_resource (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    -- Null for what is about no patient: organisations, practitioners, medicines.
    person_id uuid references person,
    -- A FHIR type such as Procedure, or the kind of a file of flattened rows such as encounters.
    kind text not null,
    source text not null,
    source_id text not null,
    content_hash text not null,
    content text not null,
    -- When it was, in unix seconds; null where the content does not say.
    at bigint,
    created_at bigint not null,
    unique (organisation_id, source, kind, source_id, content_hash)
  )`,
  `create index imported_resource_person on imported_resource (person_id, kind, at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
