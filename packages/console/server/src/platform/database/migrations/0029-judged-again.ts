import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // By which limits an alert was raised; those of before have the first version.
  `alter table reading_alert add column scheme text not null default 'india-programme@1'`,
  // Rapid tests are a metric like every other, so that they are judged and listed with the readings.
  `update reading set metric = 'rapidtest'
    where metric is null and system = 'urn:careline:reading-type' and code = 'whole_blood_rdt'`,
  // How far stored readings were judged by a scheme. Times are unix seconds.
  `create table judging (
    scheme text primary key,
    after_id uuid not null,
    judged bigint not null default 0,
    report jsonb not null default '{}',
    began_at bigint not null,
    ended_at bigint
  )`,
  // A target of 88 to 92 % that a prescriber set. Days are calendar days of the facility.
  `create table oxygen_target (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    since text not null,
    until text,
    prescriber text not null,
    author_id uuid not null references staff,
    ended_by uuid references staff,
    created_at bigint not null
  )`,
  `create index oxygen_target_person on oxygen_target (person_id, since)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
