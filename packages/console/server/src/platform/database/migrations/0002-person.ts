import { type Kysely, sql } from 'kysely';

/** What a person has beside their work: choices of their own, mail to them, and a way to a new password. */
const STATEMENTS = [
  `create table staff_preference (
    staff_id uuid not null references staff,
    type text not null,
    info jsonb not null,
    -- Unix seconds.
    updated_at bigint not null,
    primary key (staff_id, type)
  )`,

  // What leaves the server by mail. It stays here until the sender took it: sent_at, or why it could not.
  `create table outgoing_message (
    id uuid primary key,
    kind text not null,
    recipient text not null,
    subject text not null,
    body text not null,
    locale text not null,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    failure text
  )`,
  `create index outgoing_message_waiting on outgoing_message (created_at) where sent_at is null`,

  // By the hash of the link's secret, so that whoever reads this table cannot use what is in it.
  `create table password_reset (
    token_hash text primary key,
    account_id uuid not null references account on delete cascade,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index password_reset_account on password_reset (account_id)`,

  // The newest readings of all patients of an organisation, for the alerts.
  `create index reading_recent on reading (organisation_id, sort_at desc, id desc)
    where metric is not null and superseded_by is null and not deleted`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
