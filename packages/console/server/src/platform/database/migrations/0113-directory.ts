import { type Kysely, sql } from 'kysely';

/** Adds an event for a member of staff at each of their facilities. */
const EVENT = (staff: string) => `insert into live_event (facility_id, topic, subject_id)
      select f.facility_id, 'staff-status', f.staff_id from staff_facility f where f.staff_id = ${staff}
      on conflict do nothing;
      return null;`;

/** What patients ask about care providers, and what these are doing. Times in unix seconds. */
const STATEMENTS = [
  `alter table staff
    add column specialities text[] not null default '{}',
    add column languages text[] not null default '{}'`,
  `comment on column staff.specialities is 'The main one first.'`,
  `comment on column staff.languages is 'Languages for talks with patients: ISO 639 codes.'`,
  `alter table encounter add column started_at bigint`,
  `comment on column encounter.started_at is 'When the care provider first opened the consultation of a patient who had arrived.'`,
  `create table staff_presence (
    staff_id uuid primary key references staff on delete cascade,
    seen_at bigint,
    own_status text,
    own_since bigint,
    own_until bigint,
    check ((own_status is null) = (own_until is null) and (own_status is null) = (own_since is null))
  )`,
  `comment on table staff_presence is 'When a page of a person was last open, and the status they set. Times in unix seconds.'`,
  `create function live_staff_presence() returns trigger language plpgsql as $$
    begin
      ${EVENT('new.staff_id')}
    end
  $$`,
  `create trigger staff_presence_live_insert after insert on staff_presence
    for each row execute function live_staff_presence()`,
  // A page that is open reports itself every minute. Only its return is news.
  `create trigger staff_presence_live_update after update on staff_presence for each row
    when (old.own_status is distinct from new.own_status or old.own_until is distinct from new.own_until
      or new.seen_at > coalesce(old.seen_at, 0) + 150)
    execute function live_staff_presence()`,
  `create function live_consulting() returns trigger language plpgsql as $$
    begin
      ${EVENT('coalesce(new.staff_id, old.staff_id)')}
    end
  $$`,
  `create trigger record_presence_status_insert after insert on record_presence for each row
    when (new.doing = 'consulting') execute function live_consulting()`,
  `create trigger record_presence_status_update after update on record_presence for each row
    when (old.doing is distinct from new.doing) execute function live_consulting()`,
  `create trigger record_presence_status_delete after delete on record_presence for each row
    when (old.doing = 'consulting') execute function live_consulting()`,
  `create function live_calling() returns trigger language plpgsql as $$
    begin
      ${EVENT('(select c.author_id from contact c where c.id = new.contact_id)')}
    end
  $$`,
  `create trigger call_line_status_insert after insert on call_line
    for each row execute function live_calling()`,
  `create trigger call_line_status_update after update on call_line for each row
    when (old.ended_at is distinct from new.ended_at) execute function live_calling()`,
  `create function live_seeing() returns trigger language plpgsql as $$
    begin
      ${EVENT('new.care_provider_id')}
    end
  $$`,
  `create trigger encounter_status_update after update on encounter for each row
    when (old.arrived_at is distinct from new.arrived_at or old.started_at is distinct from new.started_at
      or old.status is distinct from new.status)
    execute function live_seeing()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
