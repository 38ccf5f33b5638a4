import type { MetricRecord, newReadingSchema } from '@careline/core/internal/metrics';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { type Entry, futureFaults, type InputFault, metaInfoFaults } from '../platform/access/entry.ts';
import type { Schema } from '../platform/database/schema.ts';
import { ProblemError } from '../platform/http/problem-error.ts';
import { factsOf, RECORD_COLUMNS, TIME_FROM } from './reading-records.ts';
import { insertReadings, type StoredReading, sortAt } from './reading-rows.ts';

export type ValidReading = InferOutput<typeof newReadingSchema>;

export interface ReadingWindow {
  readonly vitaId: string;
  readonly metric: string;
  /** Unix seconds, inclusive. A reading dated by day counts from the day's first second at its facility. */
  readonly from: number;
  readonly to: number;
}

/**
 * Returns a patient's readings of one metric, oldest first, in a stable order.
 * Deleted readings are included and marked. Corrected readings are left out, and so are those whose day is unknown or
 * impossible.
 */
export async function readReadings(tx: Kysely<Schema>, window: ReadingWindow): Promise<MetricRecord[]> {
  const rows = await tx
    .selectFrom('reading')
    .select(RECORD_COLUMNS)
    .select(TIME_FROM)
    .where('person_id', '=', window.vitaId)
    .where('metric', '=', window.metric)
    .where('sort_at', '>=', window.from)
    .where('sort_at', '<=', window.to)
    .where('superseded_by', 'is', null)
    .where('doubt', 'is', null)
    .where(sql<boolean>`(at is not null or on_date is not null)`)
    .orderBy('sort_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...factsOf(row), metric: window.metric }));
}

/** Returns the faults of a reading that a person entered, beyond its shape. `path` is its path in the request body. */
export function readingFaults(
  reading: Pick<ValidReading, 'timestamp' | 'date' | 'metaInfo'>,
  entry: Entry,
  path: string,
): InputFault[] {
  const { timestamp, date, metaInfo } = reading;
  const day = date === undefined ? undefined : sortAt(null, date, entry.timeZone);
  return [
    ...metaInfoFaults(metaInfo, `${path}.metaInfo`),
    ...futureFaults(timestamp, entry.now, `${path}.timestamp`),
    ...futureFaults(day, entry.now, `${path}.date`),
  ];
}

export interface ReadingOrigin {
  readonly vitaId: string;
  /** The call on which the reading was reported. */
  readonly contactId?: string;
  /** FHIR Observation status; `final` by default. */
  readonly status?: 'corrected' | undefined;
}

export const toStored = (reading: ValidReading, entry: Entry, origin: ReadingOrigin): StoredReading => ({
  id: reading.id,
  organisationId: entry.organisationId,
  facilityId: entry.facilityId,
  personId: origin.vitaId,
  contactId: origin.contactId,
  status: origin.status,
  metric: reading.metric,
  at: reading.timestamp ?? null,
  onDate: reading.timestamp === undefined ? reading.date : null,
  sortAt: sortAt(reading.timestamp, reading.date, entry.timeZone),
  values: reading.values.map((value) => ({
    ...value,
    ...(Number.isFinite(Number(value.text)) && { value: Number(value.text) }),
  })),
  mealSituation: reading.mealSituation,
  irrPulse: reading.irrPulse,
  note: reading.note,
  authorId: entry.staffId,
  authorName: entry.name,
  source: reading.metaInfo.source,
  createdAt: entry.now,
  updatedAt: reading.metaInfo.updatedAt,
});

/** Throws `conflict` if one of the readings already exists. The caller must then roll back. */
export function requireAllNew(stored: ReadonlySet<string>, wanted: number): void {
  if (stored.size === wanted) return;
  throw new ProblemError('conflict', {
    detail: 'A reading with this id is already stored.',
    action: 'Use a new id for each reading.',
  });
}

/**
 * Stores readings that a person entered.
 * Throws `conflict` if an id already exists; the caller must then roll back. Readings from a call raise their alerts
 * when its log is stored, since the log may report a pregnancy.
 */
export async function addReadings(
  tx: Transaction<Schema>,
  readings: readonly ValidReading[],
  entry: Entry,
  origin: ReadingOrigin,
): Promise<void> {
  const stored = await insertReadings(
    tx,
    readings.map((reading) => toStored(reading, entry, origin)),
    origin.contactId === undefined ? {} : { alertsSince: Number.POSITIVE_INFINITY },
  );
  requireAllNew(stored, readings.length);
}
