import { type Kysely, sql } from 'kysely';

/**
 * Laboratory orders, and results with their versions, which are only ever added. What waits for results, and what of them
 * cannot wait, is among what is to be done (0059). Times in unix seconds, days as YYYY-MM-DD.
 */
const STATEMENTS = [
  `create table lab_order (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    encounter_id uuid references encounter on delete set null,
    -- Of the facility's calendar when it was ordered; with the place in it, the number on the paper.
    year smallint not null,
    place integer not null,
    -- Which tests: codes of the catalogue with their names, or names alone.
    tests jsonb not null,
    priority text not null,
    reason text not null,
    fasting boolean not null,
    note text not null,
    expected_on text not null,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    cancelled_at bigint,
    cancelled_by uuid references staff,
    cancelled_reason text,
    unique (facility_id, year, place)
  )`,
  `create index lab_order_person on lab_order (person_id, created_at desc, id desc)`,
  `create index lab_order_encounter on lab_order (encounter_id) where encounter_id is not null`,
  `create table lab_report (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    order_id uuid references lab_order on delete set null,
    created_at bigint not null
  )`,
  `create index lab_report_person on lab_report (person_id, created_at desc, id desc)`,
  `create index lab_report_order on lab_report (order_id) where order_id is not null`,
  `create table lab_report_version (
    id uuid primary key,
    report_id uuid not null references lab_report on delete cascade,
    facility_id uuid not null references facility,
    number integer not null check (number > 0),
    -- final, corrected or entered-in-error.
    status text not null,
    reason text not null,
    laboratory text not null,
    collected_at bigint not null,
    reported_at bigint,
    file_id uuid references report on delete set null,
    -- The results as they were entered.
    lines jsonb not null,
    -- Which readings they are: ids by the key of the test.
    readings jsonb not null,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    unique (report_id, number)
  )`,
  `create index lab_report_version_file on lab_report_version (file_id) where file_id is not null`,
  `create trigger lab_report_version_only_added before update or delete or truncate on lab_report_version
    for each statement execute function refuse_change()`,
  // The second lock that 0005 put on rows which are only ever added.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on lab_report_version from current_user;
      end if;
    end
  $$`,
  `-- expands: the columns are empty in every row, so that nothing is checked
  alter table follow_up
    add column lab_order_id uuid references lab_order on delete set null,
    add column lab_report_id uuid references lab_report on delete set null`,
  ...['lab_order_id', 'lab_report_id'].map(
    (column) => `-- expands: no row has a value yet
    create index follow_up_${column.replace(/_id$/, '')} on follow_up (${column}) where ${column} is not null`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
