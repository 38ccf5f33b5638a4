import { type Kysely, sql } from 'kysely';

/**
 * Alerts are raised when a reading arrives and stay: with what was found, who acknowledged it, and how it ended where its
 * reading counts no more. What is stored before is judged after all migrations (`judge-stored.ts`). Times are unix seconds.
 */
const TABLES = [
  `create table reading_alert (
    reading_id uuid primary key references reading,
    organisation_id uuid not null references organisation,
    facility_id uuid not null references facility,
    person_id uuid not null references person,
    level text not null,
    flag text not null,
    measure text not null,
    missing text[] not null default '{}',
    -- Of the reading, which never changes.
    sort_at bigint not null,
    raised_at bigint not null,
    acknowledged_at bigint,
    acknowledged_by uuid references staff,
    reason text,
    note text,
    ended_at bigint,
    end_reason text
  )`,
  `create index reading_alert_recent on reading_alert (organisation_id, sort_at desc, reading_id desc)`,
  `create index reading_alert_open on reading_alert (organisation_id, sort_at desc, reading_id desc)
    where acknowledged_at is null and ended_at is null`,
  `create index reading_alert_person on reading_alert (person_id, sort_at desc)`,
];

const TRIGGERS = [
  // A reading that was deleted, replaced or taken back ends its alert, whoever wrote that.
  `create function end_reading_alert() returns trigger language plpgsql as $$
    begin
      update reading_alert a set
        ended_at = r.updated_at,
        end_reason = case
          when r.superseded_by is not null then 'superseded'
          when r.deleted and r.status not in ('entered-in-error', 'cancelled') then 'deleted'
          else 'entered-in-error'
        end
      from stored r
      where a.reading_id = r.id and a.ended_at is null
        and (r.superseded_by is not null or r.deleted or r.status in ('entered-in-error', 'cancelled'));
      return null;
    end
  $$`,
  `create trigger reading_end_alert after update on reading
    referencing new table as stored for each statement execute function end_reading_alert()`,
  // What is open counts in the order of the calls.
  `create trigger reading_alert_mark_work_insert after insert on reading_alert
    referencing new table as stored for each statement execute function mark_work()`,
  `create trigger reading_alert_mark_work_update after update on reading_alert
    referencing new table as stored for each statement execute function mark_work()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of TABLES) await sql.raw(statement).execute(db);
  for (const statement of TRIGGERS) await sql.raw(statement).execute(db);
  // Risks follow from the alerts now.
  await sql.raw(`update work_item set check_at = 0`).execute(db);
}
