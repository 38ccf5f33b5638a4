import { type Kysely, sql } from 'kysely';

/** Which pages have a record open, for as long as they say so. Times in unix seconds. */
const STATEMENTS = [
  `create table record_presence (
    -- Made by the page.
    id uuid primary key,
    person_id uuid not null references person,
    staff_id uuid not null references staff,
    doing text not null,
    since bigint not null,
    seen_at bigint not null
  )`,
  `create index record_presence_person on record_presence (person_id, seen_at)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
