import { type Kysely, sql } from 'kysely';

/** What members of staff have read of their notifications, which are read from the records themselves. */
const STATEMENTS = [
  `create table notification_mark (
    staff_id uuid references staff,
    key text,
    read_at bigint not null,
    primary key (staff_id, key)
  )`,
  `comment on column notification_mark.key is 'Key of a notification, or * for everything that happened until read_at.'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
