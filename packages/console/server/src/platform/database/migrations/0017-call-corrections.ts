import { type Kysely, sql } from 'kysely';

/** Why a call was corrected or withdrawn, and why a version of its log follows the one before. */
const STATEMENTS = [
  `alter table contact_status add column reason text`,
  `alter table call_log add column reason text`,
  `drop index contact_status_stopped`,
  `create index contact_status_stopped on contact_status (person_id) where status in ('stop', 'corrected')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
