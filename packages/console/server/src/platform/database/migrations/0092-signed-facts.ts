import { type Kysely, sql } from 'kysely';

/** A doctor's degrees, and what the paper of a prescription shows as it was signed (core's `SignedFacts`). */
const STATEMENTS = [
  `alter table staff add column qualification text`,
  `alter table prescription add column signed_facts jsonb`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
