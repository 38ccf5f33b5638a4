import { type Selectable, sql } from 'kysely';
import type { Schema } from '../platform/database/schema.ts';

export const RECORD_COLUMNS = [
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
  'status',
  'source',
  'created_at',
] as const;

/** FHIR status codes of observations that never took place. */
export const NEVER_TRUE = ['entered-in-error', 'cancelled'];
export const isNeverTrue = (status: string): boolean => NEVER_TRUE.includes(status);

/** Where an imported reading without its own time got its time from. */
export const TIME_FROM = sql<string | null>`details ->> 'timeFrom'`.as('time_from');

export type RecordRow = Pick<Selectable<Schema['reading']>, (typeof RECORD_COLUMNS)[number]> & {
  readonly time_from: string | null;
};

/** Returns a reading's fields apart from its metric. */
export function factsOf(row: RecordRow) {
  return {
    id: row.id,
    timestamp: row.at ?? undefined,
    date: row.at === null ? (row.on_date ?? undefined) : undefined,
    timeFrom: row.time_from ?? undefined,
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
      deleted: row.deleted || isNeverTrue(row.status),
      source: row.source,
      createdAt: row.created_at,
    },
  };
}
