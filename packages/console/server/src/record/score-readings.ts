import {
  type EnteredInput,
  type RecordedValue,
  type Scale,
  scoreReadings,
} from '@careline/core/internal/assessments';
import { type Kysely, sql, type Transaction } from 'kysely';
import { insertReadings } from '../observations/reading-rows.ts';
import { toStored } from '../observations/readings.ts';
import { replaceReadings } from '../observations/replaced-readings.ts';
import type { Entry } from '../platform/access/entry.ts';
import { newId } from '../platform/database/new-id.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Transaction<Schema>;

/** Columns of a reading's value with an exact time; `r` is the reading and `v` one of its values. */
export const RECORDED_VALUE = sql`
  r.metric, v.value ->> 'key' as key, r.at, v.value ->> 'text' as text, v.value ->> 'unit' as unit`;

export interface RecordedRow {
  readonly metric: string;
  readonly key: string;
  readonly at: string;
  readonly text: string;
  readonly unit: string | null;
}

export const recordedValue = ({ metric, key, at, text, unit }: RecordedRow): RecordedValue => ({
  metric,
  key,
  text,
  at: Number(at),
  ...(unit !== null && { unit }),
});

/** Returns a patient's values at some times, including values corrected or withdrawn since. */
async function valuesAt(
  tx: Kysely<Schema>,
  vitaId: string,
  instants: readonly number[],
): Promise<readonly RecordedValue[]> {
  if (instants.length === 0) return [];
  const { rows } = await sql<RecordedRow>`
    select ${RECORDED_VALUE}
    from reading r cross join lateral jsonb_array_elements(r."values") v(value)
    where r.person_id = ${vitaId} and r.at = any(${[...instants]}::bigint[]) and r.metric is not null`.execute(
    tx,
  );
  return rows.map(recordedValue);
}

/** A stored score with what its readings need. */
export interface MeasuredScore {
  readonly id: string;
  readonly vitaId: string;
  /** Undefined for a score of a later version, because its inputs are unknown. */
  readonly scale: Scale | undefined;
  /** Unix seconds. */
  readonly at: number;
  readonly inputs: readonly EnteredInput[];
  readonly updatedAt: number;
  readonly source: string;
}

/**
 * Stores the measured inputs of a score as the patient's readings and returns their ids. Call it once per score.
 * @param alertsSince Readings taken before raise no alert; unix seconds.
 */
export async function storeScoreReadings(
  tx: Tx,
  { id, vitaId, scale, at, inputs, updatedAt, source }: MeasuredScore,
  entry: Entry,
  { alertsSince }: { readonly alertsSince?: number } = {},
): Promise<readonly string[]> {
  const metaInfo = { updatedAt, deleted: false, source };
  const recorded = await valuesAt(
    tx,
    vitaId,
    inputs.flatMap((input) => input.at ?? []),
  );
  const fresh = scale ? scoreReadings(scale, inputs, { recorded, timestamp: at, metaInfo, newId }) : [];
  await insertReadings(
    tx,
    fresh.map(({ reading }) => toStored({ ...reading, metaInfo }, entry, { vitaId })),
    alertsSince === undefined ? {} : { alertsSince },
  );
  const readings = Object.fromEntries(
    fresh.flatMap(({ reading, inputs: keys }) => keys.map((key) => [key, reading.id])),
  );
  await tx
    .insertInto('assessment_readings')
    .values({ assessment_id: id, readings: JSON.stringify(readings) })
    .execute();
  return fresh.map(({ reading }) => reading.id);
}

export async function withdrawScoreReadings(tx: Tx, assessmentId: string, now: number): Promise<void> {
  const row = await tx
    .selectFrom('assessment_readings')
    .select('readings')
    .where('assessment_id', '=', assessmentId)
    .executeTakeFirst();
  const ids = new Set(Object.values(row?.readings ?? {}));
  const withdrawn = [...ids].map((old) => ({ old, fresh: null }));
  await replaceReadings(tx, withdrawn, now);
}
