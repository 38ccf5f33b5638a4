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

/** A line of a trend: a value of a metric, possibly for one meal situation. */
export interface LineDefinition {
  /** Unique within the trend. */
  readonly key: string;
  readonly metric: string;
  /** Key of the value in the record. */
  readonly value: string;
  /** Measure of the rules; without one there is no range, flag or unit conversion. */
  readonly measure?: Measure;
  readonly situation?: MealSituation;
  /** Name from the values of a lab test. */
  readonly label?: Label;
}

/** Values that share an axis. */
export interface TrendDefinition {
  readonly key: string;
  readonly lines: readonly LineDefinition[];
}

/** Returns a line with the measure of its value. */
function lineOf(metric: string, value: string, key: string): LineDefinition {
  const measure = measureOf(metric, value);
  return { key, metric, value, ...(measure && { measure }) };
}

/** Lines of glucose, by meal situation. */
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

/** Trends of the catalogue in its order, with related ones together. */
export const TRENDS: readonly TrendDefinition[] = METRIC_TYPES.flatMap((metric) => {
  const { trends = [] }: MetricDefinition = METRICS[metric];
  return trends.map((trend) => ({ key: trend.key, lines: linesOf(metric, trend) }));
});

/** Returns the trend of a value that no predefined trend shows. */
export const otherTrend = (
  metric: string,
  { key, label }: Pick<MetricValue, 'key' | 'label'>,
): TrendDefinition => ({
  key: `${metric}.${key}`,
  lines: [{ ...lineOf(metric, key, key), ...(label && { label }) }],
});
