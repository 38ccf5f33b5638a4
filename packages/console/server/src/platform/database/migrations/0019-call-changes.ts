import { type Kysely, sql } from 'kysely';

/** What of a call itself was set right with a status, as it was and as it is: when it was, which way, of which type. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(`alter table contact_status add column changes jsonb`).execute(db);
}
