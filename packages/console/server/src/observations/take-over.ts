import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Entry } from '../platform/access/entry.ts';
import { lockPatient } from '../platform/access/lock-patient.ts';
import { type PortionOptions, runPortions } from '../platform/database/portions.ts';
import type { Schema } from '../platform/database/schema.ts';

type Tx = Transaction<Schema>;

const DAY_SECONDS = 86_400;
/** Older readings say nothing about the patient's current state. */
const ALERTS_OF_DAYS = 30;
const PATIENTS_AT_ONCE = 20;

export interface TakeOverTime {
  /** Unix seconds. */
  readonly now: number;
}

export interface TakeOverState {
  /** Readings stored by the last portion. */
  readonly readings: number;
  readonly isDone: boolean;
}

export interface TakeOverOptions extends PortionOptions<TakeOverState> {
  /** Unix seconds. */
  readonly now: () => number;
}

/** Returns the time since which taken-over readings raise alerts; unix seconds. */
export const alertsSince = ({ now }: TakeOverTime): number => now - ALERTS_OF_DAYS * DAY_SECONDS;

/** Who stored a row, where and when. */
export interface StoredBy {
  readonly organisation_id: string;
  readonly facility_id: string;
  readonly author_id: string;
  readonly author_name: string;
  readonly time_zone: string;
  readonly created_at: number;
}

export const entryOfRow = (row: StoredBy): Entry => ({
  organisationId: row.organisation_id,
  facilityId: row.facility_id,
  staffId: row.author_id,
  name: row.author_name,
  timeZone: row.time_zone,
  now: row.created_at,
});

/** Values that an earlier version stored without creating readings. */
export interface TakenOver {
  /** Selects the patients with such values, as `id`, in a fixed order. */
  readonly waiting: RawBuilder<{ readonly id: string }>;
  /** Creates readings from a patient's values and returns how many. The patient is locked. */
  readonly takeOver: (tx: Tx, vitaId: string, time: TakeOverTime) => Promise<number>;
}

async function takeOverNext(
  tx: Tx,
  { waiting, takeOver }: TakenOver,
  time: TakeOverTime,
): Promise<TakeOverState> {
  const { rows } = await sql<{ id: string }>`${waiting} limit ${PATIENTS_AT_ONCE}`.execute(tx);
  let readings = 0;
  for (const { id } of rows) {
    await lockPatient(tx, id);
    readings += await takeOver(tx, id, time);
  }
  return { readings, isDone: rows.length < PATIENTS_AT_ONCE };
}

/** Creates readings in portions of one transaction each. An interrupted run resumes where it stopped. */
export const takeOverAll = (
  db: Kysely<Schema>,
  taken: TakenOver,
  { now, ...options }: TakeOverOptions,
): Promise<TakeOverState | undefined> =>
  runPortions(db, (tx) => takeOverNext(tx, taken, { now: now() }), options);
