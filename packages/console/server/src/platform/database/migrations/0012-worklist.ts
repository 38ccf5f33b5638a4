import { type Kysely, sql } from 'kysely';

/**
 * A row of `work_item` says what `nextWork` and `riskOf` made of a patient's programme, and `check_at` when that has to be
 * asked again: 0 after something was stored that could change it, 1 where it was never asked, later for what changes with the
 * calendar. Triggers mark the rows, so that no writer can forget to. Times in unix seconds.
 */
const TABLES = [
  `create table work_item (
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    programme text not null,
    organisation_id uuid not null references organisation,
    kind text,
    call_type text,
    -- Null: nothing is to be done.
    due_at bigint,
    timed boolean not null default false,
    attempt integer not null default 1,
    risk text not null default 'routine',
    reasons text[] not null default '{}',
    urgency smallint not null default 4,
    contact_id uuid references contact,
    -- Offered to this person alone until then.
    for_staff_id uuid references staff,
    for_until bigint,
    not_staff_id uuid references staff,
    check_at bigint not null default 1,
    primary key (facility_id, person_id, programme)
  )`,
  `create index work_item_order on work_item (facility_id, urgency, due_at, person_id, programme)
    where due_at is not null`,
  `create index work_item_due on work_item (facility_id, due_at) where due_at is not null`,
  `create index work_item_check on work_item (facility_id, check_at)`,
  `create index work_item_person on work_item (person_id)`,
  `create index work_item_contact on work_item (contact_id) where contact_id is not null`,

  // One patient, one holder. A claim that is over is overwritten by the next.
  `create table work_claim (
    person_id uuid primary key references person,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    staff_id uuid not null references staff,
    claimed_at bigint not null,
    until bigint not null,
    assigned_by uuid references staff
  )`,
  `create index work_claim_staff on work_claim (staff_id, until)`,
];

/**
 * Rows of people of whom a statement stored something. Also those that are marked: whoever asks them again meanwhile
 * would not see what is not committed yet, and the update makes one wait for the other.
 */
const MARK = `
  update work_item w set check_at = 0
  from (select distinct person_id from stored) p
  where w.person_id = p.person_id`;

const add = (from: string) => `
  insert into work_item (facility_id, person_id, programme, organisation_id)
  select distinct facility_id, person_id, programme, organisation_id from ${from}
  order by facility_id, person_id, programme
  on conflict do nothing`;

const FUNCTIONS = [
  `create function mark_work() returns trigger language plpgsql as $$
    begin
      ${MARK};
      return null;
    end
  $$`,
  `create function add_work() returns trigger language plpgsql as $$
    begin
      ${MARK};
      ${add('stored')};
      return null;
    end
  $$`,
  `create function mark_work_of_person() returns trigger language plpgsql as $$
    begin
      update work_item set check_at = 0 where person_id = new.id;
      return null;
    end
  $$`,
];

const after = (event: string, table: string, work: string) =>
  `create trigger ${table}_${work}_${event} after ${event} on ${table}
    referencing new table as stored for each statement execute function ${work}()`;

const TRIGGERS = [
  ...['insert', 'update'].flatMap((event) => [
    after(event, 'enrolment', 'add_work'),
    after(event, 'contact', 'add_work'),
    after(event, 'pregnancy', 'mark_work'),
    after(event, 'reading', 'mark_work'),
  ]),
  `create trigger person_mark_work after update of deceased, consent_withdrawn_at, gender, birth_date on person
    for each row when (
      old.deceased is distinct from new.deceased
      or old.consent_withdrawn_at is distinct from new.consent_withdrawn_at
      or old.gender is distinct from new.gender
      or old.birth_date is distinct from new.birth_date
    ) execute function mark_work_of_person()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLES, ...FUNCTIONS, ...TRIGGERS]) await sql.raw(statement).execute(db);
  await sql.raw(add('enrolment')).execute(db);
  await sql.raw(add('contact')).execute(db);
}
