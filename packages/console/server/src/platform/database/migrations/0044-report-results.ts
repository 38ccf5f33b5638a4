import { type Kysely, sql } from 'kysely';

/** What a report says beside its file, or without one: the form, the answers to it, and the readings they are. */
const STATEMENTS = [
  `alter table report
    add column form text,
    add column answers jsonb,
    add column reading_ids uuid[] not null default '{}'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
