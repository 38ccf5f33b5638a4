import { type Kysely, sql } from 'kysely';

/** The number of a patient in the facility's queue of a day. */
const STATEMENTS = [
  `alter table encounter add column token integer`,
  `alter table encounter add column token_day text`,
  `comment on column encounter.token is 'Number in the queue of the day of arrival, from 1. A patient who arrives again on another day gets another one.'`,
  `comment on column encounter.token_day is 'YYYY-MM-DD in the time zone of the facility.'`,
  `-- expands: the column is empty in every row, so that nothing is checked
  create unique index encounter_token on encounter (facility_id, token_day, token) where token is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
