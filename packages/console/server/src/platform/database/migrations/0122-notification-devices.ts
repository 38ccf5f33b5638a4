import { type Kysely, sql } from 'kysely';

/** Browsers that are notified, and what was sent to each. Times in unix seconds. */
const STATEMENTS = [
  `create table notification_device (
    id uuid primary key,
    staff_id uuid not null references staff on delete cascade,
    session_id uuid not null references staff_session on delete cascade,
    endpoint text not null unique,
    p256dh text not null,
    auth text not null,
    locale text not null,
    added_at bigint not null,
    looked_at bigint not null,
    sent_at bigint,
    attempts integer not null default 0,
    next_try_at bigint not null default 0,
    claim uuid
  )`,
  `comment on table notification_device is 'A browser''s subscription at its push service, for the session in which it was turned on.'`,
  `comment on column notification_device.looked_at is 'When new notifications were last looked for.'`,
  `comment on column notification_device.attempts is 'Failed attempts since the push service last accepted a notification.'`,
  `create index notification_device_staff on notification_device (staff_id)`,
  `create index notification_device_session on notification_device (session_id)`,
  `create table notification_push (
    device_id uuid references notification_device on delete cascade,
    key text,
    noted_at bigint not null,
    due_at bigint,
    primary key (device_id, key)
  )`,
  `comment on column notification_push.due_at is 'Null once it was sent, or will not be.'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
