import { instantOfWall } from '#formatting';
import { isMetricRecord } from './is-metric-record.ts';
import type { MetricRecord } from './metric-record.ts';
import { sortByKeys } from './sort-by-keys.ts';

export interface MetricReply {
  /** Oldest first. */
  readonly records: readonly MetricRecord[];
  /** Records left out because they are deleted or do not say that they are not (specification 5). */
  readonly deleted: number;
  /** Records left out because this version can't read them. Screens should report it. */
  readonly unreadable: number;
}

export interface ReadMetricOptions {
  /** The diet timeline includes deleted records (specification 5). */
  readonly keepDeleted?: boolean;
  /** Time zone for sorting records without a time at the start of their day; default UTC. */
  readonly timeZone?: string;
}

const DAY_TEXT = /^\d{4}-\d{2}-\d{2}/;

/** Returns the unix seconds of a day's start; NaN for invalid text. */
function secondsOfDay(date: string, timeZone: string, known: Map<string, number>): number {
  let seconds = known.get(date);
  if (seconds === undefined) {
    const wall = DAY_TEXT.test(date) ? Date.parse(date.slice(0, 10)) : Number.NaN;
    seconds = Number.isNaN(wall) ? wall : instantOfWall(wall, timeZone) / 1000;
    known.set(date, seconds);
  }
  return seconds;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns the records of a response about this patient. */
function recordsOf(answer: unknown, vitaId: string): readonly unknown[] | undefined {
  if (!isObject(answer) || !Array.isArray(answer.data) || typeof answer.vitaId !== 'string') return undefined;
  return answer.vitaId.toLowerCase() === vitaId.toLowerCase() ? answer.data : undefined;
}

/**
 * Reads the response of a metric read in one linear pass: validates, drops deleted records and detects whether the
 * rest is sorted.
 * Handwritten, because a schema would cost more than parsing the JSON. Undefined for a response about another patient
 * or an invalid one.
 */
export function readMetricRecords(
  answer: unknown,
  vitaId: string,
  { keepDeleted = false, timeZone = 'UTC' }: ReadMetricOptions = {},
): MetricReply | undefined {
  const candidates = recordsOf(answer, vitaId);
  if (!candidates) return undefined;
  const records: MetricRecord[] = [];
  const keys = new Float64Array(candidates.length);
  const days = new Map<string, number>();
  let deleted = 0;
  let unreadable = 0;
  let sorted = true;
  for (let index = 0; index < candidates.length; index += 1) {
    const candidate = candidates[index];
    if (!keepDeleted && isObject(candidate) && !isLive(candidate)) {
      deleted += 1;
      continue;
    }
    const key = isMetricRecord(candidate) ? timeOf(candidate, timeZone, days) : Number.NaN;
    if (Number.isNaN(key)) {
      unreadable += 1;
      continue;
    }
    const last = records.length - 1;
    if (last >= 0 && key < (keys[last] as number)) sorted = false;
    keys[last + 1] = key;
    records.push(candidate as MetricRecord);
  }
  return { records: sorted ? records : sortByKeys(records, keys), deleted, unreadable };
}

/** Only records that say they are not deleted are shown (specification 5). */
function isLive(candidate: Record<string, unknown>): boolean {
  const metaInfo = candidate.metaInfo as { readonly deleted?: unknown } | null | undefined;
  return metaInfo?.deleted === false;
}

function timeOf(record: MetricRecord, timeZone: string, days: Map<string, number>): number {
  const { timestamp, date } = record;
  if (typeof timestamp === 'number') return Number.isFinite(timestamp) ? timestamp : Number.NaN;
  return typeof date === 'string' ? secondsOfDay(date, timeZone, days) : Number.NaN;
}
