import { blood } from './blood.ts';
import { bloodGlucose } from './blood-glucose.ts';
import { bloodPressure } from './blood-pressure.ts';
import { bodyMeasures } from './body.ts';
import type { MeasureDefinition, MetricDefinition, ValueDefinition } from './definition.ts';
import { serumElectrolytes } from './electrolytes.ts';
import { events } from './events.ts';
import { glycatedHemoglobin } from './hba1c.ts';
import { kidney } from './kidney.ts';
import { laboratory } from './laboratory.ts';
import { lipids } from './lipid.ts';
import { rapidTests } from './rapid-tests.ts';
import { symptoms } from './symptom.ts';
import { thyroidPanel } from './thyroid.ts';
import { urineTests } from './urine.ts';
import { vitalSigns } from './vital-signs.ts';

/**
 * Every metric, in the order in which clinicians look at them.
 * All lists of types, labels, units, limits, slips, LOINC codes, trends and form fields derive from it.
 * `respiratoryrate`, `bloodcount`, `electrolytes`, `urine`, `rapidtest`, `laboratory`, `pregnancytest` and `symptom`
 * are ours, in addition to specification 3.8.
 */
export const METRICS = {
  ...bloodPressure,
  ...bloodGlucose,
  ...glycatedHemoglobin,
  ...bodyMeasures,
  ...vitalSigns,
  ...blood,
  ...lipids,
  ...thyroidPanel,
  ...kidney,
  ...serumElectrolytes,
  ...urineTests,
  ...rapidTests,
  ...laboratory,
  ...symptoms,
  ...events,
} as const satisfies Readonly<Record<string, MetricDefinition>>;

export type MetricType = keyof typeof METRICS;

/** Distributes over values, so that a metric without values adds no name. */
type NameOf<Value> = Value extends { readonly of: { readonly measure: infer Name extends string } }
  ? Name
  : never;
type NamesOf<Metric extends MetricDefinition> = NameOf<Metric['values'][keyof Metric['values']]>;

/** Names of what some metrics measure. */
type MeasureOf<Metrics extends Readonly<Record<string, MetricDefinition>>> = {
  [Key in keyof Metrics]: NamesOf<Metrics[Key]>;
}[keyof Metrics];

/** A measure with its own rules. The two numbers of a blood pressure are separate measures. */
export type Measure = MeasureOf<typeof METRICS>;

const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] =>
  Object.keys(record) as Key[];

/** Metric types of the data service (specification 3.8), and ours. */
export const METRIC_TYPES: readonly MetricType[] = keysOf(METRICS);

export const isMetricType = (key: string): key is MetricType => Object.hasOwn(METRICS, key);

/** Returns the definition of a metric; undefined for one from a newer version. */
export const metricOf = (key: string): MetricDefinition | undefined =>
  isMetricType(key) ? METRICS[key] : undefined;

interface StoredValue {
  readonly metric: MetricType;
  readonly key: string;
  readonly value: ValueDefinition<Measure>;
}

/** All values of all metrics. */
export const VALUES: readonly StoredValue[] = METRIC_TYPES.flatMap((metric) =>
  Object.entries<ValueDefinition>(METRICS[metric].values).map(([key, value]) => ({
    metric,
    key,
    // `Measure` is derived from the names in `METRICS`.
    value: value as ValueDefinition<Measure>,
  })),
);

/** Definitions by measure. */
export const MEASURE_DEFINITIONS = Object.fromEntries(
  VALUES.map(({ value }) => [value.of.measure, value.of]),
) as Readonly<Record<Measure, MeasureDefinition<Measure>>>;

export const MEASURES: readonly Measure[] = keysOf(MEASURE_DEFINITIONS);

export const isMeasure = (key: string): key is Measure => Object.hasOwn(MEASURE_DEFINITIONS, key);

/** Returns the definition of a metric's value; undefined if it is unknown. */
export function valueDefinition(metric: string, key: string): ValueDefinition<Measure> | undefined {
  const values = metricOf(metric)?.values;
  // As in `VALUES`.
  return values && Object.hasOwn(values, key) ? (values[key] as ValueDefinition<Measure>) : undefined;
}

/** Returns the measure of a metric's value; undefined if it has no known units and limits. */
export const measureOf = (metric: string, key: string): Measure | undefined =>
  valueDefinition(metric, key)?.of.measure;

/** Whether a value only describes the circumstances of the others. */
export const isBeside = (metric: string, key: string): boolean =>
  valueDefinition(metric, key)?.beside === true;
