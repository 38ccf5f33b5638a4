import { type RawBuilder, sql, type Transaction } from 'kysely';
import type { Entry } from '../../platform/access/entry.ts';
import type { Schema } from '../../platform/database/schema.ts';

/**
 * Reading ids of a report version `v`, by test key.
 * Includes readings taken over from an earlier version of the software.
 */
const READINGS = sql`jsonb_each_text(v.readings || coalesce(
  (select t.readings from lab_report_readings t where t.version_id = v.id), '{}'))`;

/** Returns the SQL condition for a report whose current results have open alerts. `report` is its id. */
export const openAlertsOf = (report: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`exists (
  select from lab_report_version v
  cross join lateral ${READINGS} as g(test, reading)
  join reading_alert o on o.reading_id = g.reading::uuid
  where v.report_id = ${report} and o.acknowledged_at is null and o.ended_at is null
)`;

/** Ends the tasks for critical results once all their alerts are settled. `readingId` is the last settled reading. */
export async function endSettledLabTasks(
  tx: Transaction<Schema>,
  readingId: string,
  { now, staffId }: Pick<Entry, 'now' | 'staffId'>,
): Promise<void> {
  await sql`
    update follow_up u
    set state = 'done', version = u.version + 1, updated_at = ${now}, closed_at = ${now}, closed_by = ${staffId}
    where u.kind = 'lab-critical' and u.state = 'open'
      and u.person_id = (select person_id from reading where id = ${readingId})
      and exists (
        select from lab_report_version v
        where v.report_id = u.lab_report_id and ${readingId}::text in (select value from ${READINGS})
      )
      and not ${openAlertsOf(sql.ref('u.lab_report_id'))}`.execute(tx);
}
