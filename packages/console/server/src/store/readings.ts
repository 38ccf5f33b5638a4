import type { MetricRecord, newReadingSchema } from '@careline/core/metrics';
import type { Kysely, Selectable, Transaction } from 'kysely';
import type { InferOutput } from 'valibot';
import { ProblemError } from '../http/problem-error.ts';
import { type Entry, futureFaults, type InputFault, metaInfoFaults } from './entry.ts';
import { insertReadings, type StoredReading, sortAt } from './reading-rows.ts';
import type { Schema } from './schema.ts';

export type ValidReading = InferOutput<typeof newReadingSchema>;

const RECORD_COLUMNS = [
  'id',
  'metric',
  'at',
  'on_date',
  'values',
  'code',
  'system',
  'display',
  'meal_situation',
  'irr_pulse',
  'note',
  'author_name',
  'updated_at',
  'deleted',
  'source',
  'created_at',
] as const;

type RecordRow = Pick<Selectable<Schema['reading']>, (typeof RECORD_COLUMNS)[number]>;

function toRecord(row: RecordRow, metric: string): MetricRecord {
  return {
    id: row.id,
    metric,
    timestamp: row.at ?? undefined,
    date: row.at === null ? (row.on_date ?? undefined) : undefined,
    values: row.values,
    code: row.code ?? undefined,
    system: row.system ?? undefined,
    display: row.display ?? undefined,
    mealSituation: row.meal_situation ?? undefined,
    irrPulse: row.irr_pulse ?? undefined,
    note: row.note || undefined,
    author: row.author_name ?? undefined,
    metaInfo: {
      updatedAt: row.updated_at,
      deleted: row.deleted,
      source: row.source,
      createdAt: row.created_at,
    },
  };
}

export interface ReadingWindow {
  readonly vitaId: string;
  readonly metric: string;
  /** Unix seconds, both included. A reading of a day counts as of the day's first second at its facility. */
  readonly from: number;
  readonly to: number;
}

/**
 * A patient's readings of one metric, oldest first; those of one second always in the same order. Deleted ones are there
 * and say so; those that a correction replaced are not.
 */
export async function readReadings(tx: Kysely<Schema>, window: ReadingWindow): Promise<MetricRecord[]> {
  const rows = await tx
    .selectFrom('reading')
    .select(RECORD_COLUMNS)
    .where('person_id', '=', window.vitaId)
    .where('metric', '=', window.metric)
    .where('sort_at', '>=', window.from)
    .where('sort_at', '<=', window.to)
    .where('superseded_by', 'is', null)
    .orderBy('sort_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => toRecord(row, window.metric));
}

/** What is wrong with a reading that a person entered, beyond its shape. `path` is where it stands in the body. */
export function readingFaults(reading: ValidReading, entry: Entry, path: string): InputFault[] {
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
  /** The call it was told on. */
  readonly contactId?: string;
  /** As FHIR's Observation has it; `final` where none is given. */
  readonly status?: 'corrected' | undefined;
}

const toStored = (reading: ValidReading, entry: Entry, origin: ReadingOrigin): StoredReading => ({
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
  values: reading.values.map(({ key, text, unit, reason }) => ({
    key,
    text,
    value: Number(text),
    unit,
    ...(reason !== undefined && { reason }),
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

/** Stores readings a person entered. An id that is there already is a `conflict`, and nothing may be kept then. */
export async function addReadings(
  tx: Transaction<Schema>,
  readings: readonly ValidReading[],
  entry: Entry,
  origin: ReadingOrigin,
): Promise<void> {
  const stored = await insertReadings(
    tx,
    readings.map((reading) => toStored(reading, entry, origin)),
  );
  if (stored.size === readings.length) return;
  throw new ProblemError('conflict', {
    detail: 'A reading with this id is stored already.',
    action: 'Give each new reading an id of its own.',
  });
}
