import { type Kysely, sql } from 'kysely';

/** Who changed the registration of a patient, when, why, and what; rows are only ever added. Times in unix seconds. */
const STATEMENTS = [
  `create table patient_change (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    -- Where it was changed; null for a command on the server.
    facility_id uuid references facility,
    person_id uuid not null references person,
    kind text not null,
    reason_code text,
    reason_text text,
    -- A list of { field, before, after }.
    changes jsonb not null,
    author_id uuid references staff,
    created_at bigint not null
  )`,
  `create index patient_change_person on patient_change (person_id, id desc)`,
  `create trigger patient_change_only_added before update or delete or truncate on patient_change
    for each statement execute function refuse_change()`,
  // The second lock that 0005 put on rows which are only ever added.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on patient_change from current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
