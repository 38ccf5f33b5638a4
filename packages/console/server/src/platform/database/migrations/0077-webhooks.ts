import { type Kysely, sql } from 'kysely';

/** Webhooks of partners, and what is to be sent to each: the outbox. Times in unix seconds. */
const TABLES = [
  `create table webhook (
    id uuid primary key,
    partner_id uuid not null references partner,
    url text not null,
    events text[] not null,
    -- Encrypted: the server signs with it.
    secret text not null,
    secret_end text not null,
    secret_made_at bigint not null,
    -- The secret before it, which signs too until a time.
    former_secret text,
    former_secret_end text,
    former_secret_until bigint,
    paused_at bigint,
    pause_reason text,
    -- Since when nothing was taken.
    failing_since bigint,
    created_at bigint not null,
    updated_at bigint not null,
    updated_by uuid references staff
  )`,
  `create index webhook_partner on webhook (partner_id)`,
  // What it is about is named by id alone: whose call or reading that is, is read when it is sent.
  `create table webhook_delivery (
    id uuid primary key default gen_random_uuid(),
    webhook_id uuid not null references webhook on delete cascade,
    event text not null,
    facility_id uuid,
    -- A call or a reading; null for a test.
    subject_id uuid,
    occurred_at bigint not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    -- Tries of all rounds, and of the one that is under way: sending it again begins another.
    attempts integer not null default 0,
    tries integer not null default 0,
    next_try_at bigint not null default 0,
    -- While a process sends it: the claim of that process.
    claim uuid,
    last_try_at bigint,
    last_status integer,
    last_error text,
    created_at bigint not null default extract(epoch from now())::bigint
  )`,
  `create index webhook_delivery_listed on webhook_delivery (webhook_id, created_at desc, id desc)`,
  `create index webhook_delivery_waiting on webhook_delivery (webhook_id, next_try_at) where state = 'waiting'`,
  `create index webhook_delivery_created on webhook_delivery (created_at)`,
];

/** A history that is written later, such as that of a demo or a backup, is no news. */
const NEWS_SECONDS = 172_800;

/** Deliveries of the events `s`: of each to every webhook that asks for it and whose partner is active at its facility. */
const deliver = (events: string) => `
      insert into webhook_delivery (webhook_id, event, facility_id, subject_id, occurred_at)
      select w.id, s.event, s.facility_id, s.subject_id, s.occurred_at
      from (${events}) s
      join partner_facility f on f.facility_id = s.facility_id
      join partner p on p.id = f.partner_id and p.active
      join webhook w on w.partner_id = p.id and s.event = any(w.events)
      where s.occurred_at > extract(epoch from now())::bigint - ${NEWS_SECONDS};
      return null;`;

const TRIGGERS = [
  // In the transaction of what they tell of, whoever stores it: a request, an import, a server of the version before.
  `create function webhook_call_stored() returns trigger language plpgsql as $$
    begin${deliver(`
        select facility_id, contact_id as subject_id, created_at as occurred_at,
          case
            when status in ('reached', 'retry', 'stop') then 'call.saved'
            when status in ('corrected', 'withdrawn') then 'call.' || status
          end as event
        from stored`)}
    end
  $$`,
  `create trigger contact_status_webhook after insert on contact_status
    referencing new table as stored for each statement execute function webhook_call_stored()`,
  `create function webhook_alert_stored() returns trigger language plpgsql as $$
    begin${deliver(`
        select facility_id, reading_id as subject_id, raised_at as occurred_at, 'alert.raised' as event
        from stored`)}
    end
  $$`,
  `create trigger reading_alert_webhook after insert on reading_alert
    referencing new table as stored for each statement execute function webhook_alert_stored()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...TRIGGERS]) await sql.raw(statement).execute(db);
}
