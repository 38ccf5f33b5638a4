import { type Kysely, sql } from 'kysely';

/** Screens that stand open elsewhere learn that a patient's laboratory orders or results changed, as 0053 has it of the rest. */
const noted = (
  name: string,
  rows: string,
) => `create function ${name}() returns trigger language plpgsql as $$
    begin
      insert into live_event (facility_id, topic, subject_id)
      select distinct f.facility_id, 'labs', r.id
      from ${rows}
      on conflict do nothing;
      return null;
    end
  $$`;

const STATEMENTS = [
  noted('live_lab_order_stored', 'stored r join person_facility f on f.person_id = r.person_id'),
  noted(
    'live_lab_report_version_stored',
    `stored n join lab_report r on r.id = n.report_id join person_facility f on f.person_id = r.person_id`,
  ),
  `create trigger lab_order_live_insert after insert on lab_order
    referencing new table as stored for each statement execute function live_lab_order_stored()`,
  `create trigger lab_order_live_update after update on lab_order
    referencing new table as stored for each statement execute function live_lab_order_stored()`,
  `create trigger lab_report_version_live_insert after insert on lab_report_version
    referencing new table as stored for each statement execute function live_lab_report_version_stored()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
