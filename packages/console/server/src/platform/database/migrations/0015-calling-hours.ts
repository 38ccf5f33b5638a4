import { type Kysely, sql } from 'kysely';

/** New facilities call their patients from eight on; those that are there keep their hours. */
const STATEMENTS = [
  `alter table facility alter column calling_from_hour set default 8`,
  `alter table facility add constraint facility_calling_hours_check
    check (calling_from_hour >= 0 and calling_from_hour < calling_to_hour and calling_to_hour <= 24)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
