import { type Kysely, sql } from 'kysely';

/**
 * Danger signs that a call told stay open until their outcome is recorded: a row a call, and another one where a
 * correction adds signs to a call whose row is settled. Times are unix seconds.
 */
const TABLES = [
  `create table open_sign (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    contact_id uuid not null references contact,
    -- A list of kind and option.
    signs jsonb not null,
    told_at bigint not null,
    raised_at bigint not null,
    -- Who tried last to learn what became of it, in vain.
    tried_at bigint,
    tried_by uuid references staff,
    settled_at bigint,
    settled_by uuid references staff,
    outcome text,
    note text,
    ended_at bigint,
    end_reason text
  )`,
  `create index open_sign_told on open_sign (organisation_id, told_at desc, id desc)`,
  `create index open_sign_open on open_sign (organisation_id, told_at desc, id desc)
    where settled_at is null and ended_at is null`,
  `create unique index open_sign_call_open on open_sign (contact_id) where settled_at is null and ended_at is null`,
  `create index open_sign_call on open_sign (contact_id)`,
  `create index open_sign_person on open_sign (person_id)`,
];

/** What is open counts in the order of the calls, and in which call is next. */
const TRIGGERS = ['insert', 'update'].map(
  (event) => `create trigger open_sign_mark_work_${event} after ${event} on open_sign
    referencing new table as stored for each statement execute function mark_work()`,
);

const DAYS = 7;

/** Calls of the last days that handed something over: their kinds are known, what exactly was told is in the log. */
const STORED = `
  insert into open_sign (id, organisation_id, facility_id, person_id, contact_id, signs, told_at, raised_at)
  select gen_random_uuid(), c.organisation_id, c.facility_id, c.person_id, c.id, told.signs, c.started_at, l.created_at
  from contact c
  join call_log l on l.contact_id = c.id
    and l.version = (select max(version) from call_log n where n.contact_id = c.id)
  cross join lateral (
    select jsonb_agg(jsonb_build_object('kind', kind, 'sign', kind)) as signs
    from jsonb_array_elements_text(l.answers -> 'escalation' -> 'about') as kind
    where kind <> 'CRITICAL_READING'
  ) told
  where c.escalated and c.current_status <> 'withdrawn' and told.signs is not null
    and c.started_at >= extract(epoch from now())::bigint - ${DAYS * 86_400}`;

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...TRIGGERS, STORED]) await sql.raw(statement).execute(db);
}
