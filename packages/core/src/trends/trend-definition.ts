import type { Label } from '#formatting';
import type { MealSituation, MetricValue } from '#metrics';
import {
  METRIC_TYPES,
  METRICS,
  type Measure,
  type MetricDefinition,
  type MetricType,
  measureOf,
  type TrendOfMetric,
} from '#observations';

/** One line of a trend: a value of a metric, where it matters at one moment of eating only. */
export interface LineDefinition {
  /** Of its own in the trend. */
  readonly key: string;
  readonly metric: string;
  /** The key of the value in the record. */
  readonly value: string;
  /** What the rules know it as; without one there is no range, no flag and no other unit. */
  readonly measure?: Measure;
  readonly situation?: MealSituation;
  /** What the values of a laboratory test call it. */
  readonly label?: Label;
}

/** Values that are looked at together, on one axis. */
export interface TrendDefinition {
  readonly key: string;
  readonly lines: readonly LineDefinition[];
}

/** A line by what the rules know of its value. */
function lineOf(metric: string, value: string, key: string): LineDefinition {
  const measure = measureOf(metric, value);
  return { key, metric, value, ...(measure && { measure }) };
}

/** The lines of a glucose, by the moment of eating. */
const SITUATIONS = {
  fasting: 'MEAL_SITUATION_FASTING',
  'before-meal': 'MEAL_SITUATION_BEFORE_MEAL',
  'after-meal': 'MEAL_SITUATION_AFTER_MEAL',
  random: 'MEAL_SITUATION_RANDOM',
} as const satisfies Readonly<Record<string, MealSituation>>;

function linesOf(metric: MetricType, trend: TrendOfMetric): readonly LineDefinition[] {
  const [value = 'value'] = trend.values;
  if (trend.bySituation)
    return Object.entries(SITUATIONS).map(([key, situation]) => ({
      ...lineOf(metric, value, key),
      situation,
    }));
  return trend.values.map((one) => lineOf(metric, one, trend.values.length > 1 ? one : trend.key));
}

/** The trends of the catalogue, as clinicians look at them: in its order, together what belongs together. */
export const TRENDS: readonly TrendDefinition[] = METRIC_TYPES.flatMap((metric) => {
  const { trends = [] }: MetricDefinition = METRICS[metric];
  return trends.map((trend) => ({ key: trend.key, lines: linesOf(metric, trend) }));
});

/** The trend of a value that none of ours shows: of another metric, or another value of one of ours. */
export const otherTrend = (
  metric: string,
  { key, label }: Pick<MetricValue, 'key' | 'label'>,
): TrendDefinition => ({
  key: `${metric}.${key}`,
  lines: [{ ...lineOf(metric, key, key), ...(label && { label }) }],
});
