import * as v from 'valibot';
import { defineEndpoint } from '#http';
import type { AddedReading, DataContract } from './data-contract.ts';
import { isMetricRecord } from './is-metric-record.ts';
import type { MetricRecord, MetricValue } from './metric-record.ts';
import type { MetricType } from './metric-types.ts';
import { addVitalEndpoints, readMetricEndpoints } from './metrics.endpoints.ts';
import { readMetricRecords } from './read-metric-records.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const numberOr = (value: unknown, otherwise: number): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : otherwise;
const textOr = (value: unknown, otherwise: string): string => (typeof value === 'string' ? value : otherwise);

/** Properties of a record that are not measured values. */
const BESIDE_VALUES = new Set([
  'id',
  'metric',
  'timestamp',
  'date',
  'metaInfo',
  'values',
  'createdAt',
  'updatedAt',
]);
const NUMBER = /^-?\d+(\.\d+)?$/;

const valuesOf = (candidate: Fields): readonly MetricValue[] =>
  Object.entries(candidate).flatMap(([key, written]) => {
    const text = typeof written === 'number' && Number.isFinite(written) ? String(written) : written;
    if (BESIDE_VALUES.has(key) || typeof text !== 'string' || !NUMBER.test(text)) return [];
    return [{ key, value: Number(text), text }];
  });

/** Converts a record with only the specified fields, a time and `metaInfo.deleted` (3.8), to our form. */
function wholeRecord(candidate: unknown, metric: MetricType, index: number): unknown {
  if (!isFields(candidate) || !isFields(candidate.metaInfo) || isMetricRecord(candidate)) return candidate;
  const { metaInfo, timestamp, date, irrPulse, mealSituation } = candidate;
  const record: MetricRecord = {
    id: textOr(candidate.id, `${metric} ${String(timestamp ?? date)} ${index}`),
    metric,
    ...(typeof timestamp === 'number' && { timestamp }),
    ...(typeof date === 'string' && { date }),
    ...(typeof irrPulse === 'boolean' && { irrPulse }),
    ...(typeof mealSituation === 'string' && { mealSituation }),
    values: Array.isArray(candidate.values) ? candidate.values : valuesOf(candidate),
    metaInfo: {
      updatedAt: numberOr(metaInfo.updatedAt, 0),
      createdAt: numberOr(metaInfo.createdAt, 0),
      // Only records that say they are not deleted are shown (specification 5).
      deleted: metaInfo.deleted !== false,
      source: textOr(metaInfo.source, 'manual'),
    },
  };
  return record;
}

const anyAnswer = v.looseObject({ data: v.array(v.unknown()) });

/** Read without a window (specification 7.4). */
const UNFILTERED_METRICS: ReadonlySet<MetricType> = new Set(['medication', 'habitevents', 'diet']);

/** Whether the response names another patient. */
const isOfAnother = (answer: unknown, vitaId: string): boolean =>
  isFields(answer) &&
  typeof answer.vitaId === 'string' &&
  answer.vitaId.toLowerCase() !== vitaId.toLowerCase();

/**
 * A data service that only knows the specification (7.4).
 * Reads return `{ "data": [...] }` about the Open token's patient. Adds take `{ "data": record }` and may return
 * anything. There is no `Idempotency-Key`, so a retry after a lost response may store twice.
 */
export const SPECIFIED_DATA: DataContract = {
  read(metric, query) {
    const own = readMetricEndpoints[metric];
    const endpoint = defineEndpoint({
      ...own,
      ...(UNFILTERED_METRICS.has(metric) && { query: undefined }),
      answer: anyAnswer,
    });
    return UNFILTERED_METRICS.has(metric) ? { endpoint } : { endpoint, query };
  },
  reply(answer, { vitaId, metric, timeZone }) {
    if (!isFields(answer) || !Array.isArray(answer.data) || isOfAnother(answer, vitaId)) return undefined;
    const data = answer.data.map((candidate, index) => wholeRecord(candidate, metric, index));
    return readMetricRecords({ vitaId, data }, vitaId, { keepDeleted: metric === 'diet', timeZone });
  },
  add(metric) {
    const { idempotent: _, ...own } = addVitalEndpoints[metric];
    return defineEndpoint({ ...own, answer: v.unknown() });
  },
  added(answer, vitaId, reading): AddedReading | undefined {
    if (isOfAnother(answer, vitaId)) return undefined;
    const data = isFields(answer) && isFields(answer.data) ? answer.data : {};
    const createdAt = isFields(data.metaInfo) ? data.metaInfo.createdAt : undefined;
    return { id: textOr(data.id, reading.id), ...(typeof createdAt === 'number' && { createdAt }) };
  },
};
