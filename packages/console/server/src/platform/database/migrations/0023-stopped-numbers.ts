import { type Kysely, sql } from 'kysely';

/**
 * Which number a call was to, as `person_phone.number_key` has it, so that a wrong number stops the number and not the person.
 * What somebody lifted is a row of its own. Earlier calls went to the first number of their patient.
 */
const STATEMENTS = [
  `alter table contact add column number_key text`,
  `update contact c set number_key = (
      select h.number_key from person_phone h
      where h.person_id = c.person_id and h.number_key <> '' order by h.position limit 1)
    from contact_status s
    where s.id = c.current_status_id and s.disposition in ('wrong-number', 'invalid-number')`,
  `create table lifted_stop (
    status_id uuid primary key references contact_status,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    reason text not null,
    author_id uuid not null references staff,
    created_at bigint not null
  )`,
  `create index lifted_stop_person on lifted_stop (person_id)`,
  // Whether anybody can be called depends on the numbers that are left.
  `create trigger lifted_stop_mark_work after insert on lifted_stop
    referencing new table as stored for each statement execute function mark_work()`,
  `create trigger person_phone_mark_work_insert after insert on person_phone
    referencing new table as stored for each statement execute function mark_work()`,
  `create trigger person_phone_mark_work_delete after delete on person_phone
    referencing old table as stored for each statement execute function mark_work()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
