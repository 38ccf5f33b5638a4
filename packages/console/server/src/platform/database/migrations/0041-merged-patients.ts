import { type Kysely, sql } from 'kysely';

/** Rows that are only ever added may go to another patient, along a merge that is recorded, and in nothing else. */
const KEPT = ['contact_status', 'call_log', 'encounter_event', 'care_note'];

const STATEMENTS = [
  // Where a patient is now whose record was merged into another one.
  `-- expands: the column is empty in every row, so that nothing is checked
  alter table person add column merged_into uuid references person`,
  `-- expands: no row has a value yet
  create index person_merged_into on person (merged_into) where merged_into is not null`,

  // Times are unix seconds.
  `create table person_merge (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    kept_id uuid not null references person,
    merged_id uuid not null references person,
    reason text not null,
    author_id uuid not null references staff,
    created_at bigint not null,
    -- What is not a row that moved: values, numbers and facilities as they were and as the merge left them.
    memory jsonb not null,
    undone_at bigint,
    undone_by uuid references staff,
    undo_reason text,
    check (kept_id <> merged_id),
    check ((undone_at is null) = (undone_by is null) and (undone_at is null) = (undo_reason is null))
  )`,
  `create unique index person_merge_merged on person_merge (merged_id) where undone_at is null`,
  `create index person_merge_kept on person_merge (kept_id, created_at)`,
  `create index person_merge_newest on person_merge (organisation_id, created_at desc, id desc)`,

  // Every row that moved, by its key.
  `create table person_merge_row (
    merge_id uuid not null references person_merge,
    table_name text not null,
    key uuid not null,
    primary key (merge_id, table_name, key)
  )`,

  // Who a patient is now, however often merged.
  `create function patient_now(patient uuid) returns uuid language plpgsql stable as $$
    declare next uuid;
    begin
      loop
        select merged_into into next from person where id = patient;
        if next is null then
          return patient;
        end if;
        patient := next;
      end loop;
    end
  $$`,

  // The records of a patient: the one that stayed and those that were merged into it. The audit names the record of its day.
  `create function patient_records(patient uuid) returns uuid[] language sql stable as $$
    with recursive record as (
      select patient as id union select p.id from person p join record r on p.merged_into = r.id)
    select array_agg(id) from record
  $$`,

  `create or replace function refuse_change() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' and tg_table_name in (${KEPT.map((table) => `'${table}'`).join(', ')})
        and coalesce(current_setting('careline.merge', true), '') <> '' then
        return null;
      end if;
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  `create function only_moves() returns trigger language plpgsql as $$
    declare moving text := coalesce(current_setting('careline.merge', true), '');
    begin
      if moving = '' then
        return new;
      end if;
      if to_jsonb(new) - 'person_id' is distinct from to_jsonb(old) - 'person_id' or not exists (
        select from person_merge m where m.id = moving::uuid
          and ((old.person_id, new.person_id) = (m.merged_id, m.kept_id)
            or (old.person_id, new.person_id) = (m.kept_id, m.merged_id))
      ) then
        raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
      end if;
      return new;
    end
  $$`,
  ...KEPT.map(
    (table) => `create trigger ${table}_only_moves before update on ${table}
      for each row execute function only_moves()`,
  ),
  // The second lock of 0005 leaves this column open: the triggers say which way it may change.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        ${KEPT.map((table) => `grant update (person_id) on ${table} to current_user;`).join('\n        ')}
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
