import { METRIC_TYPES, METRICS, type MetricDefinition, type MetricType } from '#observations';

export { isMetricType, METRIC_TYPES, type MetricType } from '#observations';

/** A metric with numeric values or words, which can be entered by hand. */
export type EnteredMetric = {
  [Key in MetricType]: [keyof (typeof METRICS)[Key]['values']] extends [never] ? never : Key;
}[MetricType];

const definitionOf = (metric: MetricType): MetricDefinition => METRICS[metric];

export const isEnteredMetric = (metric: string): metric is EnteredMetric =>
  Object.hasOwn(METRICS, metric) && Object.keys(definitionOf(metric as MetricType).values).length > 0;

export const ENTERED_METRICS: readonly EnteredMetric[] = METRIC_TYPES.filter(isEnteredMetric);

/** Returns the path of a metric below the data service's base address (specification 7.4; our own: design 3). */
export function metricPath(metric: MetricType): string {
  const { path } = definitionOf(metric);
  if (path === undefined) return `/${metric}`;
  return path === 'vitals' || path === 'activity' ? `/${path}/${metric}` : path;
}
