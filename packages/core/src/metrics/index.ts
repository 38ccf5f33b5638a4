export type { MetricList, MetricQuestion } from './live-records.ts';
export { LOINC, LOINC_CODES, type LoincMetric, loincMetric } from './loinc-metric.ts';
export {
  type MetaInfo,
  manualMetaInfo,
  metaInfoSchema,
  type NewMetaInfo,
  newMetaInfoSchema,
} from './meta-info.ts';
export {
  DEFAULT_MEAL_SITUATION,
  MEAL_SITUATIONS,
  type MealSituation,
  type MetricRecord,
  type MetricValue,
  type NewReading,
  newReadingSchema,
} from './metric-record.ts';
export {
  isMetricType,
  isVitalMetric,
  METRIC_TYPES,
  type MetricType,
  metricPath,
  VITAL_METRICS,
  type VitalMetric,
} from './metric-types.ts';
export { type MetricWindow, type MetricWindowInput, metricWindow } from './metric-window.ts';
export { addVitalEndpoints, metricEndpoints, readMetricEndpoints } from './metrics.endpoints.ts';
export {
  type AddedReading,
  createMetricsClient,
  type MetricsClient,
  type MetricsClientOptions,
} from './metrics-client.ts';
export { createOpenTokens, type OpenTokens, type OpenTokensOptions } from './open-tokens.ts';
export { type MetricReply, type ReadMetricOptions, readMetricRecords } from './read-metric-records.ts';
