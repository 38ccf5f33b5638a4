import { type Kysely, sql } from 'kysely';

/**
 * The readings of results that were stored before every result of a laboratory became one. A row without readings waits for
 * `take-over-reports.ts`; versions of later have theirs in `lab_report_version`.
 */
const STATEMENTS = [
  `create table lab_report_readings (
    version_id uuid primary key references lab_report_version on delete cascade,
    -- Ids by the key of the test.
    readings jsonb
  )`,
  `insert into lab_report_readings (version_id)
    select v.id from lab_report_version v
    where v.status <> 'entered-in-error'
      and not exists (select from lab_report_version n where n.report_id = v.report_id and n.number > v.number)`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
