import { scaleOf } from '@careline/core/internal/assessments';
import { type Kysely, sql, type Transaction } from 'kysely';
import {
  alertsSince,
  entryOfRow,
  type TakeOverOptions,
  type TakeOverTime,
  takeOverAll,
} from '../observations/take-over.ts';
import type { Schema } from '../platform/database/schema.ts';
import { storeScoreReadings } from './score-readings.ts';

type Tx = Transaction<Schema>;

/** Scores without a row of readings. A withdrawn score has none; `a` is the score. */
const WAITS = sql<boolean>`a.withdrawn_at is null
  and not exists (select from assessment_readings l where l.assessment_id = a.id)`;

/** Requires a lock on the patient. */
async function takeOver(tx: Tx, vitaId: string, time: TakeOverTime): Promise<number> {
  const rows = await tx
    .selectFrom('assessment as a')
    .innerJoin('facility as f', 'f.id', 'a.facility_id')
    .innerJoin('staff as s', 's.id', 'a.author_id')
    .selectAll('a')
    .select(['f.time_zone', 's.name as author_name'])
    .where('a.person_id', '=', vitaId)
    .where(WAITS)
    .orderBy('a.created_at')
    .orderBy('a.id')
    .execute();
  let stored = 0;
  for (const row of rows) {
    const { id, at, inputs, updated_at: updatedAt, source } = row;
    const score = { id, vitaId, scale: scaleOf(row.scale), at, inputs, updatedAt, source };
    const options = { alertsSince: alertsSince(time) };
    stored += (await storeScoreReadings(tx, score, entryOfRow(row), options)).length;
  }
  return stored;
}

/** Creates readings for scores stored before their inputs became readings. */
export const takeOverAllScores = (db: Kysely<Schema>, options: TakeOverOptions) =>
  takeOverAll(
    db,
    {
      waiting: sql`select distinct a.person_id as id from assessment a where ${WAITS} order by 1`,
      takeOver,
    },
    options,
  );
