import { type Kysely, sql } from 'kysely';

/**
 * Triggers note of whom a transaction stored something, once each, instead of updating the rows of their next calls: a note
 * locks nothing that anybody else may want. Whoever stored it works the rows out at the end of the same transaction, and
 * whatever is left is worked out in the background.
 */
const TABLE = [
  `create table work_change (
    -- The transaction that stored something; a transaction meets its own rows alone.
    xid bigint not null,
    person_id uuid not null,
    primary key (xid, person_id)
  )`,
  `create index work_change_person on work_change (person_id)`,
];

const note = (person: string, from = '') => `
  insert into work_change (xid, person_id)
  select distinct pg_current_xact_id()::text::bigint, ${person} ${from}
  on conflict do nothing`;

const FUNCTIONS = [
  `create or replace function mark_work() returns trigger language plpgsql as $$
    begin
      ${note('person_id', 'from stored')};
      return null;
    end
  $$`,
  `create or replace function add_work() returns trigger language plpgsql as $$
    begin
      ${note('person_id', 'from stored')};
      insert into work_item (facility_id, person_id, programme, organisation_id)
      select distinct facility_id, person_id, programme, organisation_id from stored
      order by facility_id, person_id, programme
      on conflict do nothing;
      return null;
    end
  $$`,
  `create or replace function mark_work_of_person() returns trigger language plpgsql as $$
    begin
      ${note('new.id')};
      return null;
    end
  $$`,
];

/** A row is due for patients of its facility alone, so that numbers need not ask of each whether it may be read. */
const OF_FACILITY = [
  ...['insert', 'delete'].map(
    (event) => `create trigger person_facility_mark_work_${event} after ${event} on person_facility
      referencing ${event === 'insert' ? 'new' : 'old'} table as stored for each statement execute function mark_work()`,
  ),
  `-- expands: patients who left a facility are few
  update work_item w set check_at = 0
    where due_at is not null and not exists (
      select from person_facility f where f.facility_id = w.facility_id and f.person_id = w.person_id)`,
];

/** The numbers of the day are counted in the index alone. */
const DUE = [
  `drop index work_item_due`,
  `-- expands: of a million next calls it takes two seconds, for which a save waits
  create index work_item_due on work_item (facility_id, due_at) include (kind) where due_at is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [...TABLE, ...FUNCTIONS, ...OF_FACILITY, ...DUE])
    await sql.raw(statement).execute(db);
}
