import { type Kysely, sql } from 'kysely';

/** Why an encounter was moved or cancelled, and of a move when it was to begin before and after it (unix seconds). */
const STATEMENTS = [
  `alter table encounter_event
    add column reason text,
    add column moved_from bigint,
    add column moved_to bigint`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
