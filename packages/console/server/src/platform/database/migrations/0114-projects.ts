import { type Kysely, sql } from 'kysely';

/** Named pieces of work of an organisation, and the patients who are enrolled in them. Times in unix seconds. */
const STATEMENTS = [
  `create table project (
    id uuid primary key,
    organisation_id uuid not null references organisation,
    name text not null,
    kind text not null,
    description text not null,
    from_day text not null,
    until_day text,
    programmes text[] not null,
    target_enrolled integer,
    target_consultations integer,
    target_calls integer,
    ended_at bigint,
    ended_by uuid references staff,
    ended_reason text,
    version integer not null default 1,
    author_id uuid not null references staff,
    created_at bigint not null,
    updated_at bigint not null,
    updated_by uuid not null references staff
  )`,
  `comment on column project.from_day is 'YYYY-MM-DD, like until_day. Both days are included.'`,
  `comment on column project.ended_at is 'When an administrator ended it before its last day.'`,
  `create unique index project_name on project (organisation_id, lower(name))`,
  `create index project_list on project (organisation_id, from_day desc, id desc)`,
  `create table project_facility (
    project_id uuid not null references project on delete cascade,
    facility_id uuid not null references facility,
    primary key (project_id, facility_id)
  )`,
  `create index project_facility_facility on project_facility (facility_id)`,
  `create table project_staff (
    project_id uuid not null references project on delete cascade,
    staff_id uuid not null references staff,
    primary key (project_id, staff_id)
  )`,
  `create table project_patient (
    id uuid primary key,
    project_id uuid not null references project,
    person_id uuid not null references person,
    facility_id uuid not null references facility,
    enrolled_at bigint not null,
    enrolled_by uuid not null references staff,
    left_at bigint,
    left_by uuid references staff,
    left_reason text
  )`,
  `create unique index project_patient_once on project_patient (project_id, person_id) where left_at is null`,
  `create index project_patient_list on project_patient (project_id, enrolled_at desc, id desc)
    where left_at is null`,
  `create index project_patient_person on project_patient (person_id)`,
  `create function live_project_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select f.facility_id, 'projects', s.id from stored s join project_facility f on f.project_id = s.id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create function live_project_patient_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'projects', s.project_id
      from stored s join project_facility f on f.project_id = s.project_id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger project_live_update after update on project
    referencing new table as stored for each statement execute function live_project_stored()`,
  `create trigger project_patient_live_insert after insert on project_patient
    referencing new table as stored for each statement execute function live_project_patient_stored()`,
  `create trigger project_patient_live_update after update on project_patient
    referencing new table as stored for each statement execute function live_project_patient_stored()`,
  `create function live_project_facility_stored() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select s.facility_id, 'projects', s.project_id from stored s
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger project_facility_live_insert after insert on project_facility
    referencing new table as stored for each statement execute function live_project_facility_stored()`,
  `create trigger project_facility_live_delete after delete on project_facility
    referencing old table as stored for each statement execute function live_project_facility_stored()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
