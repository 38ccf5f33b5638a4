import { type Kysely, sql } from 'kysely';

/**
 * The readings that the inputs of a score are. A score without a row here was stored before its inputs became readings;
 * `take-over-scores.ts` reads it.
 */
const STATEMENTS = [
  `create table assessment_readings (
    assessment_id uuid primary key references assessment on delete cascade,
    -- Ids by the key of the input.
    readings jsonb not null
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
