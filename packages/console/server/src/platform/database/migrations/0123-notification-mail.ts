import { type Kysely, sql } from 'kysely';

/** The last day for which each person's mail was decided, so that only one server sends it. */
const STATEMENTS = [
  `create table notification_mail (
    staff_id uuid primary key references staff on delete cascade,
    day text not null
  )`,
  `comment on column notification_mail.day is 'YYYY-MM-DD at the person''s first facility.'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
