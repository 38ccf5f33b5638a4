import * as v from 'valibot';
import { READS_RECORD, WRITES_RECORD } from '#access';
import { wordLabel } from '#formatting';
import { defineEndpoint, type Endpoint, queryIntegerSchema, unixSecondsSchema, uuidSchema } from '#http';
import { bareReadingSchema, isBareReading } from './bare-reading.ts';
import { newReadingSchema } from './metric-record.ts';
import {
  ENTERED_METRICS,
  type EnteredMetric,
  METRIC_TYPES,
  type MetricType,
  metricPath,
} from './metric-types.ts';
import * as words from './words/en.ts';

const MIN_SECONDS = -62_135_596_800;
const MAX_SECONDS = 253_402_300_799;

/**
 * The window of all readings of a metric, including those before enrolment and with wrong clocks. `listOtherReadings`
 * has the rest.
 */
export const WHOLE_RECORD = { from: MIN_SECONDS, to: MAX_SECONDS } as const;

/** Window of a read, unix seconds, inclusive. */
export const metricWindowQuery = v.strictObject({
  from: queryIntegerSchema(MIN_SECONDS, MAX_SECONDS),
  to: queryIntegerSchema(MIN_SECONDS, MAX_SECONDS),
});

/**
 * The response repeats the patient, to detect a faulty cache. Records are validated by `readMetricRecords`, which is
 * linear and fast enough for ten thousand.
 */
const metricAnswerSchema = v.looseObject({ vitaId: uuidSchema, data: v.array(v.unknown()) });

const readMetric = (metric: MetricType) =>
  defineEndpoint({
    name: `metric/${metric}`,
    summary: `Readings of ${metric} in a window`,
    service: 'data',
    method: 'GET',
    writes: false,
    ...READS_RECORD,
    audit: wordLabel(words.metrics, 'lookedAtReadings'),
    path: metricPath(metric),
    token: 'open',
    query: metricWindowQuery,
    answer: metricAnswerSchema,
  });

/** `GET {data}/…?from={start}&to={end}` for each metric (specification 7.4). */
export const readMetricEndpoints = Object.fromEntries(
  METRIC_TYPES.map((metric) => [metric, readMetric(metric)]),
) as Readonly<Record<MetricType, ReturnType<typeof readMetric>>>;

const addVital = (metric: EnteredMetric) =>
  defineEndpoint({
    name: `vitals/${metric}/add`,
    summary: `Add a reading of ${metric}`,
    service: 'data',
    method: 'POST',
    writes: true,
    ...WRITES_RECORD,
    audit: wordLabel(words.metrics, 'addedReading'),
    path: `/vitals/${metric}/add`,
    token: 'open',
    body: v.strictObject({ data: newReadingSchema }),
    bare: { body: v.strictObject({ data: bareReadingSchema(metric) }), isBare: isBareReading },
    answer: v.looseObject({
      vitaId: uuidSchema,
      data: v.looseObject({ id: uuidSchema, metaInfo: v.looseObject({ createdAt: unixSecondsSchema }) }),
    }),
    idempotent: true,
  });

/** `POST {data}/vitals/{metric}/add` with body `{ data }` (specification 7.4). */
export const addVitalEndpoints = Object.fromEntries(
  ENTERED_METRICS.map((metric) => [metric, addVital(metric)]),
) as Readonly<Record<EnteredMetric, ReturnType<typeof addVital>>>;

export const metricEndpoints: readonly Endpoint[] = [
  ...Object.values(readMetricEndpoints),
  ...Object.values(addVitalEndpoints),
];
