import { type Kysely, sql } from 'kysely';

/**
 * Clinical times are unix seconds, as on the wire; times of the server's own work are timestamptz. Every clinical row
 * carries its organisation and facility. Rows of contact_status, call_log and audit are only ever added.
 */
const STATEMENTS = [
  `create extension if not exists pg_trgm`,

  `create table organisation (
    id uuid primary key,
    name text not null,
    created_at timestamptz not null default now()
  )`,
  `create table facility (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    name text not null,
    time_zone text not null default 'Asia/Kolkata',
    calling_from_hour smallint not null default 9,
    calling_to_hour smallint not null default 20,
    created_at timestamptz not null default now()
  )`,

  `create table staff (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    name text not null,
    email text not null unique check (email = lower(email)),
    roles text[] not null default '{}',
    scopes text[] not null default '{}',
    app_scopes text[] not null default '{}',
    active boolean not null default true,
    demo boolean not null default false,
    issuer text,
    subject text,
    created_at timestamptz not null default now(),
    unique (issuer, subject)
  )`,
  `create table staff_facility (
    staff_id uuid not null references staff,
    facility_id uuid not null references facility,
    position smallint not null default 0,
    primary key (staff_id, facility_id)
  )`,

  // The embedded identity provider's accounts: who signs in, as against staff: who may do what.
  `create table account (
    id uuid primary key,
    email text not null unique check (email = lower(email)),
    email_verified boolean not null default false,
    name text not null,
    password_hash text not null,
    demo boolean not null default false,
    created_at timestamptz not null default now()
  )`,
  // By the hash of the address typed, so that unknown addresses are locked like known ones and nobody learns which exist.
  `create table sign_in_failure (
    address_hash text primary key,
    failures smallint not null,
    until timestamptz not null
  )`,
  `create table oidc_record (
    model text not null,
    id text not null,
    payload jsonb not null,
    grant_id text,
    uid text,
    consumed_at timestamptz,
    expires_at timestamptz,
    primary key (model, id)
  )`,
  `create index oidc_record_grant on oidc_record (grant_id)`,
  `create index oidc_record_uid on oidc_record (model, uid)`,
  `create table signing_key (
    kid text primary key,
    purpose text not null,
    private_jwk jsonb not null,
    created_at timestamptz not null default now(),
    retired_at timestamptz
  )`,
  `create table secret (
    name text primary key,
    value text not null,
    created_at timestamptz not null default now()
  )`,

  `create table person (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    name text not null default '',
    names jsonb not null default '[]',
    name_key text not null default '',
    gender text not null default 'unknown',
    birth_date text,
    deceased text,
    languages text[] not null default '{}',
    addresses jsonb not null default '[]',
    emails text[] not null default '{}',
    -- What a source said beside the columns, and gender and dates as it wrote them.
    details jsonb,
    source text not null default 'manual',
    source_id text,
    content_hash text,
    created_at bigint not null,
    updated_at bigint not null,
    unique (organisation_id, source, source_id)
  )`,
  `create index person_name on person using gin (name_key gin_trgm_ops)`,
  `create table identifier (
    person_id uuid not null references person,
    organisation_id uuid not null references organisation,
    system text not null,
    value text not null,
    value_key text not null,
    primary key (person_id, system, value)
  )`,
  `create index identifier_value on identifier (organisation_id, value_key text_pattern_ops)`,
  `create unique index identifier_uhid on identifier (organisation_id, value_key) where system = 'uhid'`,
  `create table person_phone (
    person_id uuid not null references person,
    position smallint not null,
    value text not null,
    number_key text not null,
    use text,
    primary key (person_id, position)
  )`,
  `create index person_phone_number on person_phone (number_key text_pattern_ops)`,
  `create table person_facility (
    person_id uuid not null references person,
    facility_id uuid not null references facility,
    created_at timestamptz not null default now(),
    primary key (person_id, facility_id)
  )`,
  `create index person_facility_facility on person_facility (facility_id, person_id)`,
  `create table enrolment (
    id uuid primary key,
    person_id uuid not null references person,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    programme text not null,
    enrolled_at bigint not null default 0,
    ended_at bigint,
    unique (person_id, facility_id, programme, enrolled_at)
  )`,

  `create table contact (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    programme text not null,
    call_type text not null,
    direction text not null,
    attempt integer not null check (attempt > 0),
    started_at bigint not null,
    author_id uuid not null references staff,
    current_status_id uuid not null,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index contact_facility on contact (facility_id, started_at desc, id desc)`,
  `create index contact_person on contact (person_id, started_at desc, id desc)`,
  `create table contact_status (
    id uuid primary key,
    contact_id uuid not null references contact,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    status text not null,
    disposition text,
    detail text,
    note text,
    next_call_at bigint,
    ended_at bigint,
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    position bigint generated always as identity
  )`,
  `create index contact_status_contact on contact_status (contact_id, position)`,
  `create index contact_status_stopped on contact_status (person_id) where status = 'stop'`,
  `alter table contact add constraint contact_current_status
    foreign key (current_status_id) references contact_status deferrable initially deferred`,
  `create table call_log (
    contact_id uuid not null references contact,
    version integer not null check (version > 0),
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    form text not null,
    answers jsonb not null,
    reading_ids uuid[] not null default '{}',
    author_id uuid not null references staff,
    source text not null,
    created_at bigint not null,
    updated_at bigint not null,
    primary key (contact_id, version)
  )`,

  // values: [{ key, text, value?, unit? }], text being the digits as written. at: unix seconds, null where the source
  // knows only the day (on_date) or wrote a time nobody can read (time_text). sort_at orders both kinds.
  `create table reading (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    metric text,
    system text,
    code text,
    display text,
    status text not null default 'final',
    at bigint,
    on_date text,
    time_text text,
    time_precision text not null default 'second',
    sort_at bigint not null,
    "values" jsonb not null,
    meal_situation text,
    irr_pulse boolean,
    note text,
    -- What a source said beside the columns: reference range, interpretation, encounter, why a value is missing.
    details jsonb,
    contact_id uuid references contact,
    superseded_by uuid,
    author_id uuid references staff,
    author_name text,
    source text not null,
    source_id text,
    content_hash text,
    deleted boolean not null default false,
    created_at bigint not null,
    updated_at bigint not null
  )`,
  `create index reading_person_metric on reading (person_id, metric, sort_at)`,
  `create index reading_contact on reading (contact_id)`,
  `create unique index reading_source on reading (organisation_id, source, source_id, content_hash)
    where source_id is not null`,

  `create table call_script (
    programme text not null,
    call_type text not null,
    locale text not null,
    title text not null,
    steps jsonb not null,
    primary key (programme, call_type, locale)
  )`,
  `create table preference (
    organisation_id uuid not null references organisation,
    type text not null,
    info jsonb not null,
    primary key (organisation_id, type)
  )`,
  `create table setting (
    name text primary key,
    value jsonb not null
  )`,

  `create table idempotency_key (
    staff_id uuid not null references staff,
    route text not null,
    key text not null,
    body_hash text not null,
    status smallint,
    answer jsonb,
    created_at timestamptz not null default now(),
    primary key (staff_id, route, key)
  )`,
  `create index idempotency_key_age on idempotency_key (created_at)`,
  `create table audit (
    id bigint generated always as identity primary key,
    at timestamptz not null default clock_timestamp(),
    organisation_id uuid,
    facility_id uuid,
    staff_id uuid,
    request_id text not null,
    action text not null,
    outcome text not null,
    person_ids uuid[] not null default '{}',
    details jsonb not null default '{}'
  )`,
  `create index audit_at on audit (at)`,
  `create index audit_person on audit using gin (person_ids)`,

  `create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'rows of % are only ever added', tg_table_name using errcode = 'restrict_violation';
    end
  $$`,
  ...['audit', 'contact_status', 'call_log'].map(
    (table) => `create trigger ${table}_only_added before update or delete or truncate on ${table}
      for each statement execute function refuse_change()`,
  ),
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
