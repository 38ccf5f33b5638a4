export {
  ALERT_REASON_LABELS,
  ALERT_REASONS,
  ALERT_STATES,
  type AlertReason,
  type AlertState,
  alertReasonLabel,
  alertReasonsFor,
  MAX_ALERT_NOTE,
} from './alert-reason.ts';
export { bareReadingSchema, fromBareReading, isBareReading } from './bare-reading.ts';
export {
  CARE_PLAN_METRICS,
  type CarePlanMetric,
  carePlanMetricLabel,
} from './care-plan-metric.ts';
export { type AddedReading, CARELINE_DATA, type DataContract } from './data-contract.ts';
export type { MetricList, MetricQuestion } from './live-records.ts';
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
  type NewMetaInfo,
  newMetaInfoSchema,
} from './meta-info.ts';
export { metricDisplayName, metricOfReadingLabel, NAMED_METRICS } from './metric-display-name.ts';
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
export { type MetricWindow, type MetricWindowInput, metricWindow } from './metric-window.ts';
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
  MAX_OTHER_READINGS,
  type OtherReading,
  otherReadingEndpoints,
  otherReadingSchema,
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
  type RapidTestFinding,
  READING_TYPE_SYSTEM,
  rapidTestOf,
} from './rapid-test.ts';
export { type MetricReply, type ReadMetricOptions, readMetricRecords } from './read-metric-records.ts';
export {
  acknowledgeAlert,
  listReadingAlerts,
  MAX_ALERT_DAYS,
  MAX_ALERT_PAGE,
  type ReadingAlert,
  readingAlertEndpoints,
  readingAlertSchema,
} from './reading-alerts.endpoints.ts';
export {
  ALERT_DAYS,
  type AlertDays,
  type AlertFilters,
  type AlertGroup,
  createReadingAlerts,
  groupAlerts,
  type ReadingAlerts,
  type ReadingAlertsAbout,
  type ReadingAlertsOptions,
  type ReadingAlertsState,
  readAlertDays,
  readAlertState,
} from './reading-alerts.ts';
export { SOURCE_TYPES, type SourceType, sourceTypeLabel } from './source-type.ts';
export { SPECIFIED_DATA } from './specified-data.ts';
export { TIME_SOURCES, type TimeSource, timeSourceLabel } from './time-source.ts';
