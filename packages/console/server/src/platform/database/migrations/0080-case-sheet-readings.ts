import { type Kysely, sql } from 'kysely';

/**
 * The readings that a version of a case sheet says. A version without a row here was stored before its values became readings;
 * `take-over-sheets.ts` reads it.
 */
const STATEMENTS = [
  `create table case_sheet_readings (
    version_id uuid primary key references case_sheet_version on delete cascade,
    -- By the place in the section: the reading, and the version that it was stored with.
    readings jsonb not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
