import { type Kysely, sql } from 'kysely';

/** Reports whose files come piece by piece: pending until the save that they belong to is stored. */
const STATEMENTS = [`alter table report add column pending boolean not null default false`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
