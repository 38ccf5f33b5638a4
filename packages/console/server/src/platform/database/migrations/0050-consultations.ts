import { type Kysely, sql } from 'kysely';

/**
 * What a consultation has and a booked health check does not: who sees the patient, how soon, when they asked to be seen, what
 * was told about the payment, when they came and what it led to. Times in unix seconds, days as text.
 */
const STATEMENTS = [
  `alter table encounter
    add column care_provider_id uuid references staff,
    add column priority text not null default 'routine',
    add column requested_from bigint,
    add column requested_until bigint,
    add column payment_state text,
    add column payment_reference text,
    add column arrived_at bigint,
    add column outcome text,
    add column outcome_note text,
    add column review_on text,
    add column referred_to text,
    add column reminded_for bigint,
    add column announced_for bigint`,
  // Those who are to be reminded, by when they are to come.
  `-- expands: encounters are the health checks that were booked, some ten thousand
  create index encounter_to_come on encounter (starts_at) where status in ('CREATED', 'AWAITED', 'CONFIRMED')`,
  `alter table patient_message add column encounter_id uuid references encounter on delete set null`,
  `-- expands: no message is about an encounter yet
  create index patient_message_encounter on patient_message (encounter_id) where encounter_id is not null`,
  // Who was assigned, by the event that assigned them.
  `alter table encounter_event add column care_provider_id uuid references staff`,
  `-- expands: no encounter has a care provider yet
  create index encounter_care_provider on encounter (care_provider_id, starts_at desc, id desc)
    where care_provider_id is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
