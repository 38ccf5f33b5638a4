import { type Kysely, sql } from 'kysely';

const ADDED = ['medication_dispense', 'medication_dispense_error', 'schedule_h1_entry'];

/** What pharmacists handed out. Rows are only ever added. Times in unix seconds, days as YYYY-MM-DD. */
const STATEMENTS = [
  `create table medication_dispense (
    id uuid primary key,
    prescription_id uuid not null references prescription on delete cascade,
    line_id uuid not null references prescription_line on delete cascade,
    facility_id uuid not null references facility,
    encounter_id uuid references encounter on delete set null,
    product text not null,
    batch text not null,
    -- A month, YYYY-MM, or a day.
    expires_on text not null,
    quantity double precision not null,
    unit text not null,
    -- What one container has; null for pieces.
    pack_size double precision,
    handed_over_on text not null,
    -- A code of core's SUBSTITUTIONS, and why.
    substitution text not null,
    reason text not null,
    author_id uuid not null references staff,
    created_at bigint not null,
    position bigint generated always as identity
  )`,
  `create index medication_dispense_prescription on medication_dispense (prescription_id, position)`,
  `create index medication_dispense_line on medication_dispense (line_id)`,
  `create index medication_dispense_encounter on medication_dispense (encounter_id) where encounter_id is not null`,
  // The counter entry of a supply that was entered in error.
  `create table medication_dispense_error (
    id uuid primary key,
    dispense_id uuid not null unique references medication_dispense on delete cascade,
    facility_id uuid not null references facility,
    reason text not null,
    author_id uuid not null references staff,
    created_at bigint not null
  )`,
  // The register of Schedule H1 (Drugs Rules 1945, rule 65(3)(h)), as the names were at the supply. It outlives the record of a
  // patient who was erased, so it refers to nothing of theirs.
  `create table schedule_h1_entry (
    -- That of the supply.
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    supplied_on text not null,
    patient text not null,
    prescriber text not null,
    registration_number text not null,
    prescriber_address text not null,
    prescription_number text not null,
    medicine text not null,
    product text not null,
    quantity double precision not null,
    unit text not null,
    batch text not null,
    author_id uuid not null references staff,
    created_at bigint not null,
    position bigint generated always as identity
  )`,
  `create index schedule_h1_entry_facility on schedule_h1_entry (facility_id, supplied_on desc, position desc)`,
  ...ADDED.map(
    (table) => `create trigger ${table}_only_added before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
  // Open screens of the patient's facilities read the prescriptions again, as in 0064.
  `create trigger medication_dispense_live_insert after insert on medication_dispense
    referencing new table as stored for each statement execute function live_prescription_event_stored()`,
  `create function live_dispense_error_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'prescriptions', p.id
      from stored r join medication_dispense d on d.id = r.dispense_id
      join prescription p on p.id = d.prescription_id
      join person_facility f on f.person_id = p.person_id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger medication_dispense_error_live_insert after insert on medication_dispense_error
    referencing new table as stored for each statement execute function live_dispense_error_stored()`,
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on ${ADDED.join(', ')} from current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
