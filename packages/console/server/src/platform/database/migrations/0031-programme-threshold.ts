import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // By which limits and goals a programme judges; a programme without a row goes by the default. Times are unix seconds.
  `create table programme_threshold (
    organisation_id uuid not null references organisation,
    programme text not null,
    scheme text not null,
    goals jsonb not null,
    author_id uuid not null references staff,
    created_at bigint not null,
    updated_at bigint not null,
    primary key (organisation_id, programme)
  )`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
