import { type Kysely, sql } from 'kysely';

/** What patients answered on calls about their prescribed medicines. Rows are only ever added. Times in unix seconds. */
const STATEMENTS = [
  `create table medicine_adherence (
    id uuid primary key,
    prescription_id uuid not null references prescription on delete cascade,
    line_id uuid not null references prescription_line on delete cascade,
    facility_id uuid not null references facility,
    contact_id uuid references contact on delete set null,
    -- A code of core's ADHERENCE_ANSWERS.
    answer text not null,
    -- In the last week.
    missed_doses smallint,
    reason text not null,
    -- The task of the prescriber. No reference: nothing changes a row when the task is removed.
    task_id uuid,
    author_id uuid not null references staff,
    created_at bigint not null,
    position bigint generated always as identity
  )`,
  `create index medicine_adherence_prescription on medicine_adherence (prescription_id, position)`,
  `create index medicine_adherence_line on medicine_adherence (line_id, position)`,
  `create index medicine_adherence_contact on medicine_adherence (contact_id) where contact_id is not null`,
  `create trigger medicine_adherence_only_added before update or delete or truncate on medicine_adherence
    for each statement execute function refuse_change()`,
  // Open screens read the prescriptions again, as in 0064.
  `create trigger medicine_adherence_live_insert after insert on medicine_adherence
    referencing new table as stored for each statement execute function live_prescription_event_stored()`,
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on medicine_adherence from current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
