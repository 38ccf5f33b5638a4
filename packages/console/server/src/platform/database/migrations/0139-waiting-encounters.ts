import { type Kysely, sql } from 'kysely';

/** The order of a facility's booking requests. */
const STATEMENTS = [
  `-- expands: of encounters that wait for an answer, which are few; saves wait some seconds among a million
  create index encounter_waiting on encounter (facility_id, created_at, id) where status in ('CREATED', 'AWAITED')`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
