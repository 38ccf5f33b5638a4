import { type Kysely, sql } from 'kysely';

/** The processes that serve from this database: each writes every few seconds when it was last at work. */
const STATEMENTS = [
  `create table server_process (
    id uuid primary key,
    host text not null,
    pid integer not null,
    version text not null,
    started_at timestamptz not null default clock_timestamp(),
    -- By the clock of the database, so that clocks of machines need not agree.
    seen_at timestamptz not null default clock_timestamp()
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
