/**
 * Readings: the metric client, Open tokens, the window of an enrolment, and alerts. Values are text as measured, with
 * a UCUM unit; timestamps are unix seconds.
 *
 * @module metrics
 */
export {
  type AlertState,
  acknowledgeAlert,
  CARE_PLAN_METRICS,
  carePlanMetricLabel,
  createMetricsClient,
  createOpenTokens,
  createReadingAlerts,
  isMetricType,
  listReadingAlerts,
  MEAL_SITUATIONS,
  METRIC_TYPES,
  type MetaInfo,
  type MetricRecord,
  type MetricsClient,
  type MetricsClientOptions,
  type MetricType,
  type MetricValue,
  type MetricWindow,
  manualMetaInfo,
  mealSituationLabel,
  metricDisplayName,
  metricWindow,
  NAMED_METRICS,
  type NewReading,
  newReadingSchema,
  type OpenTokens,
  type OpenTokensOptions,
  type ReadingAlert,
  type ReadingAlerts,
  type ReadingAlertsOptions,
  type ReadingAlertsState,
  readMetricRecords,
  SOURCE_TYPES,
  sourceTypeLabel,
} from '#metrics';
export { LOINC_CODES, loincMetric } from '#metrics/loinc';
