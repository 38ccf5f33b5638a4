import { type Kysely, sql } from 'kysely';

/** How doctor and patient were in touch: a code of core's `CONSULTATION_MODES`. Null on prescriptions of older versions. */
const STATEMENTS = [`alter table prescription add column mode text`];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
