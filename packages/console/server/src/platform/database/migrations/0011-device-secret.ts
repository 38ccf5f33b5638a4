import { type Kysely, sql } from 'kysely';

/** What unlocks the key that a person's unsent work is encrypted with on their devices; never stored there. */
const STATEMENTS = [
  `create table device_secret (
    staff_id uuid primary key references staff on delete cascade,
    secret text not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
