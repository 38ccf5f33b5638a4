import {
  METRIC_TYPES,
  type OtherReading,
  READING_DOUBTS,
  type ReadingStanding,
} from '@careline/core/internal/metrics';
import { type Kysely, sql } from 'kysely';
import { keyset, readPage } from '../platform/database/keyset.ts';
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

const NEWEST = keyset<Row>(
  'desc',
  [
    ['sort_at', 'bigint'],
    ['id', 'uuid'],
  ],
  ({ sort_at, id }) => [sort_at, id],
);

/** Returns a page of readings, newest first. Readings without a readable time come first. */
export function listOtherReadings(
  tx: Kysely<Schema>,
  { vitaId, ...page }: OtherReadingsQuestion,
): Promise<OtherReadingsPage> {
  const query = tx
    .selectFrom('reading')
    .select(RECORD_COLUMNS)
    .select(TIME_FROM)
    .select(['metric', 'superseded_by', 'doubt', 'time_text', 'sort_at'])
    .where('person_id', '=', vitaId)
    .where(ELSEWHERE);
  return readPage(query, NEWEST, page, otherOf);
}
