import { type Kysely, sql, type Transaction } from 'kysely';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { type PortionOptions, runPortions } from '../platform/database/portions.ts';
import type { Schema } from '../platform/database/schema.ts';
import { MEASURED_SECTIONS, selectMeasuredVersions, storeSheetReadings } from './sheet-readings.ts';

type Tx = Transaction<Schema>;

const DAY_SECONDS = 86_400;
/** What was measured longer ago says nothing of the present. */
const ALERTS_OF_DAYS = 30;
const PATIENTS_AT_ONCE = 20;

export interface TakeOverState {
  /** Readings that the last portion stored. */
  readonly readings: number;
  readonly isDone: boolean;
}

interface TakeOverTime {
  /** Unix seconds. */
  readonly now: number;
}

const isMeasured = sql<boolean>`v.section = any(${[...MEASURED_SECTIONS]}::text[])`;
const isNew = sql<boolean>`not exists (select from case_sheet_readings l where l.version_id = v.id)`;

/**
 * Stores the readings of a patient's versions that were written before values of a case sheet became readings, the oldest
 * first. Does nothing where there are none. The patient must be locked.
 */
export async function takeOverSheets(tx: Tx, vitaId: string, { now }: TakeOverTime): Promise<number> {
  const versions = await selectMeasuredVersions(tx)
    .where('v.person_id', '=', vitaId)
    .where(isMeasured)
    .where(isNew)
    .orderBy('v.created_at')
    .orderBy('v.number')
    .orderBy('v.id')
    .execute();
  let stored = 0;
  for (const version of versions) {
    const options = { now, alertsSince: now - ALERTS_OF_DAYS * DAY_SECONDS };
    stored += (await storeSheetReadings(tx, version, options)).length;
  }
  return stored;
}

async function takeOverNext(tx: Tx, time: TakeOverTime): Promise<TakeOverState> {
  const { rows } = await sql<{ id: string }>`
    select distinct v.person_id as id from case_sheet_version v
    where ${isMeasured} and ${isNew} order by 1 limit ${PATIENTS_AT_ONCE}`.execute(tx);
  let readings = 0;
  for (const { id } of rows) {
    await lockPatient(tx, id);
    readings += await takeOverSheets(tx, id, time);
  }
  return { readings, isDone: rows.length < PATIENTS_AT_ONCE };
}

export interface TakeOverOptions extends PortionOptions<TakeOverState> {
  /** Unix seconds. */
  readonly now: () => number;
}

/**
 * Makes readings of what case sheets measured before their values became readings, in portions of one transaction each: an
 * interrupted run goes on where it stopped.
 */
export const takeOverAllSheets = (db: Kysely<Schema>, { now, ...options }: TakeOverOptions) =>
  runPortions(db, (tx) => takeOverNext(tx, { now: now() }), options);
