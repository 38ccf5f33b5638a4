import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // When somebody signed in last, unix seconds. Sign-ins of one account are told apart by it.
  'alter table account add column last_sign_in bigint',
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
