import * as v from 'valibot';
import { calendarDateSchema, textSchema, unixSecondsSchema } from '#http';
import { METRICS, type MetricDefinition } from '#observations';
import { DEFAULT_MEAL_SITUATION, MEAL_SITUATIONS } from './meal-situation.ts';
import { newMetaInfoSchema } from './meta-info.ts';
import type { NewReading } from './metric-record.ts';
import type { EnteredMetric } from './metric-types.ts';

/** A number, or a text that `newReadingSchema` accepts. */
const bareValueSchema = v.union([v.pipe(v.number(), v.finite()), v.pipe(v.string(), v.maxLength(24))]);

/**
 * A reading in the specification's form (7.4): time and values by name, without id, units or key. Values are in the
 * first unit of their measure.
 */
export const bareReadingSchema = (metric: EnteredMetric) =>
  v.strictObject({
    ...Object.fromEntries(
      Object.keys(METRICS[metric].values).map((key) => [key, v.optional(bareValueSchema)]),
    ),
    timestamp: v.optional(unixSecondsSchema),
    date: v.optional(calendarDateSchema),
    mealSituation: v.optional(v.picklist(MEAL_SITUATIONS)),
    irrPulse: v.optional(v.boolean()),
    note: v.optional(textSchema(500)),
    metaInfo: v.optional(v.partial(newMetaInfoSchema)),
  });

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a body is a bare reading. Careline's clients send the metric and a list of values instead. */
export const isBareReading = (body: unknown): boolean =>
  isObject(body) && isObject(body.data) && !('values' in body.data) && !('metric' in body.data);

const BESIDE_VALUES: readonly string[] = [
  'timestamp',
  'date',
  'mealSituation',
  'irrPulse',
  'note',
  'metaInfo',
];

/**
 * Converts a bare reading to a storable one without id. Glucose without a situation is random (specification 3.7).
 * `now` is in unix seconds.
 */
export function fromBareReading(
  bare: v.InferOutput<ReturnType<typeof bareReadingSchema>>,
  metric: EnteredMetric,
  now: number,
): Omit<NewReading, 'id'> {
  const { timestamp, date, mealSituation, irrPulse, note, metaInfo } = bare;
  const { values: known }: MetricDefinition = METRICS[metric];
  const values = Object.entries(bare).flatMap(([key, value]) => {
    const unit = Object.keys(known[key]?.of.units ?? {})[0];
    if (BESIDE_VALUES.includes(key) || value === undefined || unit === undefined) return [];
    return [{ key, text: String(value), unit }];
  });
  const situation = mealSituation ?? (metric === 'bloodglucose' ? DEFAULT_MEAL_SITUATION : undefined);
  return {
    metric,
    ...(timestamp !== undefined && { timestamp }),
    ...(date !== undefined && { date }),
    values,
    ...(situation !== undefined && { mealSituation: situation }),
    ...(irrPulse !== undefined && { irrPulse }),
    ...(note !== undefined && { note }),
    metaInfo: { updatedAt: now, ...metaInfo },
  };
}
