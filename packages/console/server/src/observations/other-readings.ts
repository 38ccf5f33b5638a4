import {
  METRIC_TYPES,
  type OtherReading,
  READING_DOUBTS,
  type ReadingStanding,
} from '@careline/core/internal/metrics';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import { decodeCursor, encodeCursor } from '../platform/database/page-cursor.ts';
import type { Schema } from '../platform/database/schema.ts';
import {
  factsOf,
  isNeverTrue,
  NEVER_TRUE,
  RECORD_COLUMNS,
  type RecordRow,
  TIME_FROM,
} from './reading-records.ts';

export interface OtherReadingsQuestion {
  readonly vitaId: string;
  readonly limit: number;
  /** `next` from the previous page. */
  readonly after?: string | undefined;
}

export interface OtherReadingsPage {
  readonly data: OtherReading[];
  readonly next: string | null;
}

interface Row extends RecordRow {
  readonly metric: string | null;
  readonly superseded_by: string | null;
  readonly doubt: string | null;
  readonly time_text: string | null;
  readonly sort_at: number;
}

const cursorSchema = v.tuple([v.pipe(v.number(), v.safeInteger()), v.pipe(v.string(), v.uuid())]);

/** The meals timeline keeps deleted entries (specification 5). */
const KEEPS_DELETED = 'diet';

function standingOf(row: Row): ReadingStanding {
  if (row.superseded_by !== null) return 'superseded';
  if (isNeverTrue(row.status)) return 'entered-in-error';
  if (row.deleted) return 'deleted';
  return READING_DOUBTS.find((doubt) => doubt === row.doubt) ?? 'live';
}

function otherOf(row: Row): OtherReading {
  const hasDay = row.at !== null || row.on_date !== null;
  return {
    ...factsOf(row),
    values: row.values.map((value) => ({ ...value })),
    metric: row.metric,
    ...(!hasDay && row.time_text !== null && { timeText: row.time_text }),
    standing: standingOf(row),
  };
}

/** Matches readings that no metric's list shows. The counterpart of `readReadings` and of what clients show. */
const ELSEWHERE = sql<boolean>`(
  coalesce(metric, '') <> all(${[...METRIC_TYPES]}::text[])
  or superseded_by is not null
  or doubt is not null
  or (at is null and on_date is null)
  or (metric <> ${KEEPS_DELETED} and (deleted or status = any(${NEVER_TRUE}::text[])))
)`;

/** Returns a page of readings, newest first. Readings without a readable time come first. */
export async function listOtherReadings(
  tx: Kysely<Schema>,
  { vitaId, limit, after }: OtherReadingsQuestion,
): Promise<OtherReadingsPage> {
  const place = decodeCursor(after, cursorSchema);
  const rows: Row[] = await tx
    .selectFrom('reading')
    .select(RECORD_COLUMNS)
    .select(TIME_FROM)
    .select(['metric', 'superseded_by', 'doubt', 'time_text', 'sort_at'])
    .where('person_id', '=', vitaId)
    .where(ELSEWHERE)
    .$if(place !== undefined, (query) =>
      query.where(sql<boolean>`(sort_at, id) < (${place?.[0]}::bigint, ${place?.[1]}::uuid)`),
    )
    .orderBy('sort_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    data: shown.map(otherOf),
    next: rows.length > limit && last ? encodeCursor([last.sort_at, last.id]) : null,
  };
}
