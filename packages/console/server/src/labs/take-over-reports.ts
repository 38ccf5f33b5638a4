import { laboratoryReadings } from '@careline/core/internal/labs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertReadings } from '../observations/reading-rows.ts';
import { toStored } from '../observations/readings.ts';
import {
  alertsSince,
  entryOfRow,
  type TakeOverOptions,
  type TakeOverTime,
  takeOverAll,
} from '../observations/take-over.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Transaction<Schema>;

/** Returns versions without readings. Skips versions that were corrected or withdrawn, which have no valid results. */
async function waitingVersions(tx: Tx, vitaId: string) {
  return tx
    .selectFrom('lab_report_readings as t')
    .innerJoin('lab_report_version as v', 'v.id', 't.version_id')
    .innerJoin('lab_report as r', 'r.id', 'v.report_id')
    .innerJoin('facility as f', 'f.id', 'r.facility_id')
    .innerJoin('staff as s', 's.id', 'v.author_id')
    .selectAll('v')
    .select(['r.organisation_id', 'r.person_id', 'f.time_zone', 's.name as author_name'])
    .select(
      sql<boolean>`not exists (
        select from lab_report_version n where n.report_id = v.report_id and n.number > v.number
      )`.as('is_last'),
    )
    .select(
      sql<boolean>`exists (select from result_review w where w.lab_report_id = r.id and w.version = v.number)
        or exists (select from follow_up u where u.lab_report_id = r.id and u.kind = 'lab-critical' and u.state = 'done')`.as(
        'is_settled',
      ),
    )
    .where('r.person_id', '=', vitaId)
    .where('t.readings', 'is', null)
    .orderBy('v.created_at')
    .orderBy('v.id')
    .execute();
}

type WaitingVersion = Awaited<ReturnType<typeof waitingVersions>>[number];

/** Results that were already dealt with raise no alert. */
async function takeOver(tx: Tx, version: WaitingVersion, time: TakeOverTime): Promise<number> {
  const { updated_at: updatedAt, source, person_id: vitaId } = version;
  const metaInfo = { updatedAt, deleted: false, source };
  const context = { timestamp: version.collected_at, metaInfo, newId };
  const found = version.is_last ? laboratoryReadings(version.lines, context) : [];
  await insertReadings(
    tx,
    found.map(({ reading }) => toStored({ ...reading, metaInfo }, entryOfRow(version), { vitaId })),
    { alertsSince: version.is_settled ? Number.POSITIVE_INFINITY : alertsSince(time) },
  );
  const readings = Object.fromEntries(
    found.flatMap(({ reading, parts }) => Object.keys(parts).map((test) => [test, reading.id])),
  );
  await tx
    .updateTable('lab_report_readings')
    .set({ readings: JSON.stringify(readings) })
    .where('version_id', '=', version.id)
    .execute();
  return found.length;
}

/** Stores the readings of a patient's results from before every result became one. Requires a lock on the patient. */
export async function takeOverReports(tx: Tx, vitaId: string, time: TakeOverTime): Promise<number> {
  let stored = 0;
  for (const version of await waitingVersions(tx, vitaId)) stored += await takeOver(tx, version, time);
  return stored;
}

/** Creates readings for results stored before every result became one. */
export const takeOverAllReports = (db: Kysely<Schema>, options: TakeOverOptions) =>
  takeOverAll(
    db,
    {
      waiting: sql`
        select distinct r.person_id as id
        from lab_report_readings t
        join lab_report_version v on v.id = t.version_id
        join lab_report r on r.id = v.report_id
        where t.readings is null order by 1`,
      takeOver: takeOverReports,
    },
    options,
  );
