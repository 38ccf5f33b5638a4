import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // A patient has one photo or none; another one is another row, so that undoing a merge never gives back the wrong one.
  `create table patient_photo (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    person_id uuid not null unique references person,
    sha256 text not null,
    media_type text not null,
    bytes bytea not null,
    updated_at bigint not null,
    updated_by uuid not null references staff
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
