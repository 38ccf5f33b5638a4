import { type Kysely, sql } from 'kysely';

/** Reminders that were chosen for an encounter, and the series that it is part of. */
const STATEMENTS = [
  `alter table encounter add column reminders integer[]`,
  `alter table encounter add column series_id uuid`,
  `comment on column encounter.series_id is 'Id of the first encounter of the series; null for a single one.'`,
  `comment on column encounter.reminders is 'Chosen lead times in minutes, longest first; null for the usual ones.'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
