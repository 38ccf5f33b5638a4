import { type Kysely, sql } from 'kysely';

/** Reminders that were chosen for an encounter. */
const STATEMENTS = [
  `alter table encounter add column reminders integer[]`,
  `comment on column encounter.reminders is 'Chosen lead times in minutes, longest first; null for the usual ones.'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
