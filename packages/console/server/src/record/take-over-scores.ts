import { scaleOf } from '@careline/core/assessments';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { type PortionOptions, runPortions } from '../platform/database/portions.ts';
import type { Schema } from '../platform/database/schema.ts';
import { storeScoreReadings } from './score-readings.ts';

type Tx = Transaction<Schema>;

const DAY_SECONDS = 86_400;
/** What was measured longer ago says nothing of the present. */
const ALERTS_OF_DAYS = 30;
const PATIENTS_AT_ONCE = 20;

export interface TakeOverScoresState {
  /** Readings that the last portion stored. */
  readonly readings: number;
  readonly isDone: boolean;
}

interface TakeOverTime {
  /** Unix seconds. */
  readonly now: number;
}

/** Scores without a row of readings. One that was withdrawn has no readings; `a` is the score. */
const WAITS = sql<boolean>`a.withdrawn_at is null
  and not exists (select from assessment_readings l where l.assessment_id = a.id)`;

/** The patient must be locked. */
async function takeOver(tx: Tx, vitaId: string, { now }: TakeOverTime): Promise<number> {
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
    const entry = {
      organisationId: row.organisation_id,
      facilityId: row.facility_id,
      staffId: row.author_id,
      name: row.author_name,
      timeZone: row.time_zone,
      now: row.created_at,
    };
    const { id, at, inputs, updated_at: updatedAt, source } = row;
    const alertsSince = now - ALERTS_OF_DAYS * DAY_SECONDS;
    const score = { id, vitaId, scale: scaleOf(row.scale), at, inputs, updatedAt, source };
    stored += (await storeScoreReadings(tx, score, entry, { alertsSince })).length;
  }
  return stored;
}

async function takeOverNext(tx: Tx, time: TakeOverTime): Promise<TakeOverScoresState> {
  const { rows } = await sql<{ id: string }>`
    select distinct a.person_id as id from assessment a
    where ${WAITS} order by 1 limit ${PATIENTS_AT_ONCE}`.execute(tx);
  let readings = 0;
  for (const { id } of rows) {
    await lockPatient(tx, id);
    readings += await takeOver(tx, id, time);
  }
  return { readings, isDone: rows.length < PATIENTS_AT_ONCE };
}

export interface TakeOverScoresOptions extends PortionOptions<TakeOverScoresState> {
  /** Unix seconds. */
  readonly now: () => number;
}

/**
 * Makes readings of the inputs of scores that were stored before inputs became readings, in portions of one transaction each:
 * an interrupted run goes on where it stopped.
 */
export const takeOverAllScores = (db: Kysely<Schema>, { now, ...options }: TakeOverScoresOptions) =>
  runPortions(db, (tx) => takeOverNext(tx, { now: now() }), options);
