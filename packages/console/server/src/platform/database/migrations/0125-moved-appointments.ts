import { type Kysely, sql } from 'kysely';

/** The days that appointments were moved away from, so that they stay in the lists of those days. */
const STATEMENTS = [
  `create table moved_appointment (
    encounter_id uuid not null references encounter on delete cascade,
    moved_from bigint not null,
    facility_id uuid not null references facility,
    primary key (encounter_id, moved_from)
  )`,
  `comment on table moved_appointment is 'Earlier starts of encounters that were moved, unix seconds. Derived from encounter_event, to find them by day.'`,
  `create index moved_appointment_day on moved_appointment (facility_id, moved_from)`,
  // Servers of the previous version move appointments while this one starts.
  `create function note_moved_appointment() returns trigger language plpgsql as $$
    begin
      insert into moved_appointment (encounter_id, moved_from, facility_id)
        select new.encounter_id, new.moved_from, e.facility_id from encounter e where e.id = new.encounter_id
        on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger encounter_event_moved after insert on encounter_event for each row
    when (new.event = 'move' and new.moved_from is not null) execute function note_moved_appointment()`,
  `insert into moved_appointment (encounter_id, moved_from, facility_id)
    select v.encounter_id, v.moved_from, e.facility_id from encounter_event v join encounter e on e.id = v.encounter_id
    where v.event = 'move' and v.moved_from is not null on conflict do nothing`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
