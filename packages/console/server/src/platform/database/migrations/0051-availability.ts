import { type Kysely, sql } from 'kysely';

/**
 * When care providers can be booked, and what of their time is taken. Times in unix seconds, days as YYYY-MM-DD, minutes of
 * the day as the facility's wall clock shows them.
 */
const STATEMENTS = [
  `create table care_provider (
    staff_id uuid primary key references staff,
    organisation_id uuid not null references organisation,
    -- Stands for the provider in the ranges of provider_time, which hold no more than so many.
    number integer not null unique generated always as identity check (number < 8388608),
    -- Bookings within their hours need no answer of theirs.
    accepts_at_once boolean not null default false,
    -- Of the hours and the setting together.
    version integer not null default 0,
    updated_at bigint,
    updated_by uuid references staff
  )`,
  `create table care_provider_hours (
    id uuid primary key,
    care_provider_id uuid not null references care_provider,
    facility_id uuid not null references facility,
    weekday text not null check (weekday in ('mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun')),
    from_minute smallint not null check (from_minute between 0 and 1439),
    until_minute smallint not null check (until_minute > from_minute and until_minute <= 1440),
    -- Null for every service.
    service_types text[],
    valid_from text not null,
    valid_until text
  )`,
  `create index care_provider_hours_provider on care_provider_hours (care_provider_id, facility_id)`,
  `create index care_provider_hours_facility on care_provider_hours (facility_id)`,
  `create table care_provider_exception (
    id uuid primary key,
    care_provider_id uuid not null references care_provider,
    -- Null for every facility.
    facility_id uuid references facility,
    kind text not null check (kind in ('leave', 'extra')),
    starts_at bigint,
    ends_at bigint,
    from_day text,
    until_day text,
    note text,
    source text not null check (source in ('manual', 'ical')),
    -- Of the calendar it was imported from: the event, and which of its occurrences.
    uid text,
    author_id uuid not null references staff,
    created_at bigint not null,
    check (
      num_nonnulls(from_day, until_day) = 0 and num_nulls(starts_at, ends_at) = 0 and ends_at > starts_at
      or num_nonnulls(starts_at, ends_at) = 0 and num_nulls(from_day, until_day) = 0 and until_day >= from_day
    ),
    check ((source = 'ical') = (uid is not null))
  )`,
  `create index care_provider_exception_provider on care_provider_exception (care_provider_id, uid)`,
  `create index care_provider_exception_facility on care_provider_exception (facility_id)`,
  `create table service_slot (
    facility_id uuid not null references facility,
    service_type text not null,
    minutes smallint not null check (minutes between 5 and 480),
    capacity smallint not null check (capacity between 1 and 50),
    primary key (facility_id, service_type)
  )`,
  // One row for each place that is booked or held. Nobody is in two places at once: every seat of a provider has a range of
  // numbers of its own, in which no two times may overlap. A range of numbers needs no extension in the index.
  `create table provider_time (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    care_provider_id uuid not null references care_provider,
    provider_number integer not null,
    seat smallint not null check (seat between 0 and 49),
    service_type text not null,
    starts_at bigint not null check (starts_at >= 0),
    ends_at bigint not null check (ends_at > starts_at and ends_at < 17179869184),
    encounter_id uuid unique references encounter on delete cascade,
    held_by uuid references staff,
    held_until bigint,
    check ((held_by is null) = (held_until is null) and (held_by is null) <> (encounter_id is null)),
    constraint provider_time_once exclude using gist (
      int8range(
        (provider_number::bigint * 64 + seat) * 17179869184 + starts_at,
        (provider_number::bigint * 64 + seat) * 17179869184 + ends_at
      ) with &&
    )
  )`,
  `create index provider_time_provider on provider_time (care_provider_id, starts_at)`,
  `create index provider_time_held on provider_time (held_by) where held_by is not null`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
