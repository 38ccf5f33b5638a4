import { type Kysely, sql } from 'kysely';

/** Patients who wait for a free time of a care provider or of a service. Times in unix seconds. */
const STATEMENTS = [
  `create table waiting_list_entry (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    service_type text not null,
    care_provider_id uuid references staff,
    from_day text not null,
    until_day text not null,
    day_part text,
    priority text not null,
    note text,
    state text not null default 'waiting',
    encounter_id uuid references encounter,
    close_reason text,
    close_note text,
    closed_at bigint,
    closed_by uuid references staff,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    check ((state = 'booked') = (encounter_id is not null))
  )`,
  `comment on column waiting_list_entry.care_provider_id is 'Null if any care provider of the service suits.'`,
  `comment on column waiting_list_entry.from_day is 'YYYY-MM-DD in the time zone of the facility, like until_day. Both are included.'`,
  `comment on column waiting_list_entry.state is 'waiting, booked or withdrawn. A waiting entry has expired when until_day has passed.'`,
  `create unique index waiting_list_entry_once on waiting_list_entry
    (facility_id, person_id, service_type, coalesce(care_provider_id, '00000000-0000-0000-0000-000000000000'))
    where state = 'waiting'`,
  `create index waiting_list_entry_person on waiting_list_entry (person_id)`,
  `create index waiting_list_entry_encounter on waiting_list_entry (encounter_id) where encounter_id is not null`,
  // Open lists load again.
  `create function live_waiting_list_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct s.facility_id, 'encounters', s.id from stored s
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger waiting_list_entry_live_insert after insert on waiting_list_entry
    referencing new table as stored for each statement execute function live_waiting_list_stored()`,
  `create trigger waiting_list_entry_live_update after update on waiting_list_entry
    referencing new table as stored for each statement execute function live_waiting_list_stored()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
