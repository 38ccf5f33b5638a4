import { type Kysely, sql } from 'kysely';

/** Reading a notification is news for the other pages of the same person. */
const STATEMENTS = [
  `create function live_notification_mark() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'notifications', r.staff_id
      from stored r join staff_facility f on f.staff_id = r.staff_id
      on conflict do nothing;
      return null;
    end
  $$`,
  `create trigger notification_mark_live_insert after insert on notification_mark
    referencing new table as stored for each statement execute function live_notification_mark()`,
  `create trigger notification_mark_live_update after update on notification_mark
    referencing new table as stored for each statement execute function live_notification_mark()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
