import { type Kysely, sql } from 'kysely';

/** Patients are found by the last four digits of a phone, which lists show beside them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`-- expands: of a million numbers it takes a second, for which a registration waits
      create index person_phone_end on person_phone (right(number_key, 4))`)
    .execute(db);
}
