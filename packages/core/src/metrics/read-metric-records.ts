import { instantOfWall } from '#formatting';
import { isMetricRecord } from './is-metric-record.ts';
import type { MetricRecord } from './metric-record.ts';
import { sortByKeys } from './sort-by-keys.ts';

export interface MetricReply {
  /** Oldest first. */
  readonly records: readonly MetricRecord[];
  /** Records left out because they were deleted, or do not say that they were not (specification 5). */
  readonly deleted: number;
  /** Records left out because this version cannot read them; a screen should say so. */
  readonly unreadable: number;
}

export interface ReadMetricOptions {
  /** The diet timeline keeps its deleted records (specification 5). */
  readonly keepDeleted?: boolean;
  /** Where a record that carries a day and no time is sorted: at the start of that day here. UTC without one. */
  readonly timeZone?: string;
}

const DAY_TEXT = /^\d{4}-\d{2}-\d{2}/;

/** Unix seconds of the start of a record's day; NaN for a text that is no day. */
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

/** The records of an answer, when it is an answer about this patient. */
function recordsOf(answer: unknown, vitaId: string): readonly unknown[] | undefined {
  if (!isObject(answer) || !Array.isArray(answer.data) || typeof answer.vitaId !== 'string') return undefined;
  return answer.vitaId.toLowerCase() === vitaId.toLowerCase() ? answer.data : undefined;
}

/**
 * Reads the answer of a metric read: one linear pass that guards, drops what is deleted and notices whether the rest is
 * in order already. Written by hand because a schema would cost more than parsing the JSON did. Undefined for an answer
 * about another patient, or one that is none.
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

/** Only a record that says it is not deleted is shown (specification 5). */
function isLive(candidate: Record<string, unknown>): boolean {
  const metaInfo = candidate.metaInfo as { readonly deleted?: unknown } | null | undefined;
  return metaInfo?.deleted === false;
}

function timeOf(record: MetricRecord, timeZone: string, days: Map<string, number>): number {
  const { timestamp, date } = record;
  if (typeof timestamp === 'number') return Number.isFinite(timestamp) ? timestamp : Number.NaN;
  return typeof date === 'string' ? secondsOfDay(date, timeZone, days) : Number.NaN;
}
