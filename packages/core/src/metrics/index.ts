export {
  ALERT_STATES,
  type AlertReason,
  type AlertState,
  alertReasonLabel,
  alertReasonsFor,
  MAX_ALERT_NOTE,
  MAX_EPISODE,
} from './alert-reason.ts';
export { bareReadingSchema, fromBareReading } from './bare-reading.ts';
export {
  CARE_PLAN_METRICS,
  carePlanMetricLabel,
} from './care-plan-metric.ts';

export type { MetricList } from './live-records.ts';
export {
  DEFAULT_MEAL_SITUATION,
  MEAL_SITUATIONS,
  type MealSituation,
  mealSituationLabel,
} from './meal-situation.ts';
export {
  type MetaInfo,
  manualMetaInfo,
  metaInfoSchema,
  newMetaInfoSchema,
} from './meta-info.ts';
export {
  metricDisplayName,
  metricOfReadingLabel,
  NAMED_METRICS,
  readingLabel,
} from './metric-display-name.ts';
export {
  type MetricRecord,
  type MetricValue,
  type NewReading,
  newReadingSchema,
} from './metric-record.ts';
export {
  ENTERED_METRICS,
  type EnteredMetric,
  isEnteredMetric,
  isMetricType,
  METRIC_TYPES,
  type MetricType,
  metricPath,
} from './metric-types.ts';
export { type MetricWindow, metricWindow } from './metric-window.ts';
export {
  addVitalEndpoints,
  metricEndpoints,
  readMetricEndpoints,
  WHOLE_RECORD,
} from './metrics.endpoints.ts';
export {
  createMetricsClient,
  type MetricsClient,
  type MetricsClientOptions,
} from './metrics-client.ts';
export { createOpenTokens, type OpenTokens, type OpenTokensOptions } from './open-tokens.ts';
export {
  listOtherReadings,
  type OtherReading,
  otherReadingEndpoints,
  READING_DOUBTS,
  READING_STANDINGS,
  type ReadingDoubt,
  type ReadingStanding,
} from './other-readings.endpoints.ts';
export { addRapidTest, rapidTestEndpoints } from './rapid-test.endpoints.ts';
export {
  type NewRapidTest,
  newRapidTestSchema,
  RAPID_TEST_CODE,
  READING_TYPE_SYSTEM,
  rapidTestOf,
} from './rapid-test.ts';
export { readMetricRecords } from './read-metric-records.ts';
export {
  acknowledgeAlert,
  listReadingAlerts,
  type ReadingAlert,
  readingAlertEndpoints,
  readingAlertSchema,
} from './reading-alerts.endpoints.ts';
export type { AlertFilters, ReadingAlertsAbout } from './reading-alerts.ts';
export {
  ALERT_DAYS,
  ALERT_GROUPS,
  type AlertDays,
  alertLevelOf,
  belongsToAlerts,
  createReadingAlerts,
  type ReadingAlerts,
  type ReadingAlertsOptions,
  type ReadingAlertsState,
  readAlertDays,
  readAlertPage,
  readAlertState,
  readingsOfAlert,
  worstOfAlert,
} from './reading-alerts.ts';
export { SOURCE_TYPES, sourceTypeLabel, type TimeSource, timeSourceLabel } from './record-source.ts';
export { SPECIFIED_DATA } from './specified-data.ts';
