import { type Kysely, sql } from 'kysely';

/** Messages to patients: the outbox they wait in, and what became of each. Times in unix seconds. */
const STATEMENTS = [
  `create table patient_message (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    contact_id uuid references contact,
    channel text not null check (channel in ('sms', 'email')),
    template text not null,
    parameters jsonb not null default '{}',
    locale text not null,
    recipient text not null,
    subject text,
    body text not null,
    state text not null default 'queued'
      check (state in ('queued', 'sent', 'delivered', 'failed', 'cancelled')),
    -- Why it failed, or why the last try did.
    reason text,
    state_at bigint not null,
    -- How often somebody has sent it once more.
    round integer not null default 0,
    attempts integer not null default 0,
    -- When this round of tries may begin; it ends a day later.
    round_at bigint not null,
    next_try_at bigint not null,
    -- While a process sends it: when others may take it.
    claimed_until bigint,
    -- Who carried it: simulated, provider or mail.
    via text,
    provider_ref text,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index patient_message_person on patient_message (person_id, created_at desc, id desc)`,
  `create index patient_message_facility on patient_message (facility_id, created_at desc, id desc)`,
  `create index patient_message_state on patient_message (facility_id, state)
    where state in ('queued', 'failed')`,
  `create index patient_message_waiting on patient_message (next_try_at) where state = 'queued'`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
