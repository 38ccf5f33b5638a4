import { type Kysely, sql } from 'kysely';

/** The doctor that the staff of a facility ring when something cannot wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table facility add column duty_doctor_phone text`.execute(db);
}
