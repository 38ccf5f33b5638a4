import { type Kysely, sql, type Transaction } from 'kysely';
import {
  alertsSince,
  type TakeOverOptions,
  type TakeOverTime,
  takeOverAll,
} from '../observations/take-over.ts';
import type { Schema } from '../platform/database/schema.ts';
import { MEASURED_SECTIONS, selectMeasuredVersions, storeSheetReadings } from './sheet-readings.ts';

type Tx = Transaction<Schema>;

const isMeasured = sql<boolean>`v.section = any(${[...MEASURED_SECTIONS]}::text[])`;
const isNew = sql<boolean>`not exists (select from case_sheet_readings l where l.version_id = v.id)`;

/**
 * Stores the readings of a patient's case sheet versions written before values became readings, oldest first. Requires
 * a lock on the patient.
 */
export async function takeOverSheets(tx: Tx, vitaId: string, time: TakeOverTime): Promise<number> {
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
    const options = { now: time.now, alertsSince: alertsSince(time) };
    stored += (await storeSheetReadings(tx, version, options)).length;
  }
  return stored;
}

/** Creates readings for case sheets written before their values became readings. */
export const takeOverAllSheets = (db: Kysely<Schema>, options: TakeOverOptions) =>
  takeOverAll(
    db,
    {
      waiting: sql`
        select distinct v.person_id as id from case_sheet_version v where ${isMeasured} and ${isNew} order by 1`,
      takeOver: takeOverSheets,
    },
    options,
  );
