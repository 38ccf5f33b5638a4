import { type Kysely, sql } from 'kysely';

/** Files of examinations: which reading type of the specification a file is (3.3), and of an otoscopy which ear. */
const STATEMENTS = [
  `alter table report add column reading_type text`,
  `alter table report add column side text`,
  `alter table report add constraint report_side check ((side is not null) = coalesce(reading_type = 'otoscopy', false))`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
