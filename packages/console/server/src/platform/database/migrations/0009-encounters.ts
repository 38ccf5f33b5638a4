import { type Kysely, sql } from 'kysely';

/** Encounters, what happened to them, and the times of a facility that can be booked. Times in unix seconds. */
const STATEMENTS = [
  `create table encounter_slot (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    starts_at bigint not null,
    ends_at bigint not null check (ends_at > starts_at),
    places integer not null check (places >= 0),
    taken integer not null default 0 check (taken >= 0 and taken <= places),
    unique (facility_id, starts_at)
  )`,
  `create table encounter (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    consultation_mode text not null,
    encounter_class text not null,
    encounter_type text not null,
    service_type text not null,
    package text,
    status text not null,
    starts_at bigint not null,
    ends_at bigint,
    reason text,
    slot_id uuid references encounter_slot,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index encounter_facility on encounter (facility_id, starts_at desc, id desc)`,
  `create index encounter_person on encounter (person_id, starts_at desc, id desc)`,
  // Nobody is booked twice for one time; the index also finds who has a slot.
  `create unique index encounter_slot_person on encounter (slot_id, person_id)
    where slot_id is not null and status not in ('REJECTED', 'CANCELLED')`,
  `create table encounter_event (
    id uuid primary key,
    encounter_id uuid not null references encounter,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    event text not null,
    status text not null,
    note text,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    position bigint generated always as identity
  )`,
  `create index encounter_event_encounter on encounter_event (encounter_id, position)`,
  `create index encounter_event_person on encounter_event (person_id)`,
  `create trigger encounter_event_only_added before update or delete or truncate on encounter_event
    for each statement execute function refuse_change()`,
  // The second lock that 0005 put on rows which are only ever added.
  `do $$
    begin
      if not (select rolsuper from pg_roles where rolname = current_user) then
        revoke update, delete, truncate on encounter_event from current_user;
      end if;
    end
  $$`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
