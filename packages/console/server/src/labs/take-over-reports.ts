import { laboratoryReadings } from '@careline/core/labs';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertReadings } from '../observations/reading-rows.ts';
import { toStored } from '../observations/readings.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { newId } from '../platform/database/new-id.ts';
import { type PortionOptions, runPortions } from '../platform/database/portions.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Transaction<Schema>;

const DAY_SECONDS = 86_400;
/** What was measured longer ago says nothing of the present. */
const ALERTS_OF_DAYS = 30;
const PATIENTS_AT_ONCE = 20;

export interface TakeOverReportsState {
  /** Readings that the last portion stored. */
  readonly readings: number;
  readonly isDone: boolean;
}

interface TakeOverTime {
  /** Unix seconds. */
  readonly now: number;
}

/** Versions that wait. One that was corrected or withdrawn since has no results that count. */
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

/** What somebody has settled raises no alert. */
async function takeOver(tx: Tx, version: WaitingVersion, now: number): Promise<number> {
  const { created_at: createdAt, updated_at: updatedAt, source, person_id: vitaId } = version;
  const metaInfo = { updatedAt, deleted: false, source };
  const context = { timestamp: version.collected_at, metaInfo, newId };
  const found = version.is_last ? laboratoryReadings(version.lines, context) : [];
  const entry = {
    organisationId: version.organisation_id,
    facilityId: version.facility_id,
    staffId: version.author_id,
    name: version.author_name,
    timeZone: version.time_zone,
    now: createdAt,
  };
  await insertReadings(
    tx,
    found.map(({ reading }) => toStored({ ...reading, metaInfo }, entry, { vitaId })),
    { alertsSince: version.is_settled ? Number.POSITIVE_INFINITY : now - ALERTS_OF_DAYS * DAY_SECONDS },
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

/**
 * Stores the readings of a patient's results that were stored before every result became one. Does nothing where there are
 * none. The patient must be locked.
 */
export async function takeOverReports(tx: Tx, vitaId: string, { now }: TakeOverTime): Promise<number> {
  let stored = 0;
  for (const version of await waitingVersions(tx, vitaId)) stored += await takeOver(tx, version, now);
  return stored;
}

async function takeOverNext(tx: Tx, time: TakeOverTime): Promise<TakeOverReportsState> {
  const { rows } = await sql<{ id: string }>`
    select distinct r.person_id as id
    from lab_report_readings t
    join lab_report_version v on v.id = t.version_id
    join lab_report r on r.id = v.report_id
    where t.readings is null order by 1 limit ${PATIENTS_AT_ONCE}`.execute(tx);
  let readings = 0;
  for (const { id } of rows) {
    await lockPatient(tx, id);
    readings += await takeOverReports(tx, id, time);
  }
  return { readings, isDone: rows.length < PATIENTS_AT_ONCE };
}

export interface TakeOverReportsOptions extends PortionOptions<TakeOverReportsState> {
  /** Unix seconds. */
  readonly now: () => number;
}

/** Makes readings of the results that were stored before, in portions of one transaction each. */
export const takeOverAllReports = (db: Kysely<Schema>, { now, ...options }: TakeOverReportsOptions) =>
  runPortions(db, (tx) => takeOverNext(tx, { now: now() }), options);
