import { type Kysely, sql } from 'kysely';

/** A mail that was not taken is tried again, later each time, until it is sent, refused for good, or of no use. */
const STATEMENTS = [
  `alter table outgoing_message
    add column attempts integer not null default 0,
    add column next_try_at timestamptz,
    add column failed_at timestamptz`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
