import { FINDING_TESTS } from '@careline/core/internal/clinical';
import { UNREADABLE_TIME } from '@careline/core/internal/fhir/values';
import { startOfDay } from '@careline/core/internal/formatting';
import type { ReadingDoubt } from '@careline/core/internal/metrics';
import { sql, type Transaction } from 'kysely';
import type { Schema, StoredValue } from '../platform/database/schema.ts';
import { isRecent, mayBeRecent, raiseAlerts } from './alerts/raise-alerts.ts';
import { rejudge } from './rejudge.ts';

/** A reading to store, from a call, an import, a device or the demo. Times are unix seconds. */
export interface StoredReading {
  readonly id: string;
  readonly organisationId: string;
  readonly facilityId: string;
  readonly personId: string;
  /** Null for a code that is not one of our metrics. Such readings are kept. */
  readonly metric: string | null;
  readonly system?: string | null;
  readonly code?: string | null;
  readonly display?: string | null;
  readonly status?: string;
  /** Null if the source gives only the day, or a time that cannot be read. */
  readonly at: number | null;
  /** YYYY-MM-DD. */
  readonly onDate?: string | null;
  /** The time as the source wrote it. */
  readonly timeText?: string | null;
  readonly timePrecision?: string;
  readonly sortAt: number;
  readonly values: readonly StoredValue[];
  readonly mealSituation?: string | null;
  readonly irrPulse?: boolean | null;
  readonly note?: string | null;
  /** Source fields that have no column here. */
  readonly details?: Readonly<Record<string, unknown>> | null;
  readonly contactId?: string | null;
  readonly authorId?: string | null;
  readonly authorName?: string | null;
  readonly source: string;
  readonly sourceId?: string | null;
  readonly contentHash?: string | null;
  readonly deleted?: boolean;
  /** Why the time is impossible. Such a reading sorts with those without a readable time. */
  readonly doubt?: ReadingDoubt | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** Returns `sort_at`: the instant, else the day's first second in the time zone, else a time after all others. */
export function sortAt(
  at: number | null | undefined,
  onDate: string | null | undefined,
  timeZone: string,
): number {
  if (at !== null && at !== undefined) return at;
  return onDate ? startOfDay(onDate, timeZone) : UNREADABLE_TIME;
}

/** Returns a row as JSON, with the column names of the statement below. */
const asRecord = (reading: StoredReading) => ({
  id: reading.id,
  organisation_id: reading.organisationId,
  facility_id: reading.facilityId,
  person_id: reading.personId,
  metric: reading.metric,
  system: reading.system,
  code: reading.code,
  display: reading.display,
  status: reading.status ?? 'final',
  at: reading.at,
  on_date: reading.onDate,
  time_text: reading.timeText,
  time_precision: reading.timePrecision ?? (reading.onDate ? 'day' : 'second'),
  sort_at: reading.sortAt,
  values: reading.values,
  meal_situation: reading.mealSituation,
  irr_pulse: reading.irrPulse,
  note: reading.note,
  details: reading.details,
  contact_id: reading.contactId,
  author_id: reading.authorId,
  author_name: reading.authorName,
  source: reading.source,
  source_id: reading.sourceId,
  content_hash: reading.contentHash,
  deleted: reading.deleted ?? false,
  doubt: reading.doubt,
  created_at: reading.createdAt,
  updated_at: reading.updatedAt,
});

const COLUMNS =
  sql.raw(`id, organisation_id, facility_id, person_id, metric, system, code, display, status, at, on_date,
  time_text, time_precision, sort_at, "values", meal_situation, irr_pulse, note, details, contact_id, author_id,
  author_name,
  source, source_id, content_hash, deleted, doubt, created_at, updated_at`);

const RECORD =
  sql.raw(`id uuid, organisation_id uuid, facility_id uuid, person_id uuid, metric text, system text,
  code text, display text, status text, at bigint, on_date text, time_text text, time_precision text, sort_at bigint,
  "values" jsonb, meal_situation text, irr_pulse boolean, note text, details jsonb, contact_id uuid, author_id uuid,
  author_name text,
  source text, source_id text, content_hash text, deleted boolean, doubt text, created_at bigint, updated_at bigint`);

/** Judges readings again when ketones or protein arrive, since they change how a glucose or a pressure is judged. */
async function judgeByResults(tx: Transaction<Schema>, readings: readonly StoredReading[]): Promise<void> {
  const joining = readings.filter(
    ({ metric, values }) => metric === 'laboratory' && values.some(({ key }) => FINDING_TESTS.includes(key)),
  );
  const persons = [...new Set(joining.map(({ personId }) => personId))];
  if (persons.length === 0) return;
  await rejudge(tx, persons, Math.max(...joining.map(({ createdAt }) => createdAt)));
}

export interface InsertOptions {
  /** Readings taken earlier raise no alert. For demo data; unix seconds. */
  readonly alertsSince?: number;
}

/**
 * Stores any number of readings in one statement, and raises alerts.
 * Returns the ids of the new readings. Existing readings, found by id or by source, source id and content, stay
 * unchanged.
 */
export async function insertReadings(
  tx: Transaction<Schema>,
  readings: readonly StoredReading[],
  { alertsSince = Number.NEGATIVE_INFINITY }: InsertOptions = {},
): Promise<ReadonlySet<string>> {
  if (readings.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    insert into reading (${COLUMNS})
    select ${COLUMNS} from json_to_recordset(${JSON.stringify(readings.map(asRecord))}::json) as r (${RECORD})
    on conflict do nothing
    returning id`.execute(tx);
  const stored = new Set(rows.map((row) => row.id));
  const judged = readings.filter(
    (reading) =>
      stored.has(reading.id) &&
      reading.metric !== null &&
      reading.sortAt >= alertsSince &&
      (mayBeRecent(reading) ||
        isRecent(
          reading.sortAt,
          reading.createdAt,
          reading.contentHash ? reading.createdAt : reading.updatedAt,
        )),
  );
  await raiseAlerts(
    tx,
    judged.map(({ id }) => id),
  );
  await judgeByResults(tx, judged);
  return stored;
}
