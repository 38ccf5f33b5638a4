import { type Kysely, sql } from 'kysely';

/** Scores and risk assessments with what went into them. Times in unix seconds. */
const STATEMENTS = [
  `create table assessment (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    -- The key of the scale, and its edition.
    scale text not null,
    version text not null,
    at bigint not null,
    -- A list of key, value, and the time of the reading that an input came from.
    inputs jsonb not null,
    -- Points, bands and signs, as they were worked out then.
    result jsonb not null,
    -- Who was told of a sign of self-harm.
    reported_to text not null,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    withdrawn_at bigint,
    withdrawn_by uuid references staff,
    withdrawn_reason text
  )`,
  `create index assessment_person on assessment (person_id, at desc, id desc)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
