export { ACTS, type Act, ALERT_LEVELS, type AlertLevel, actLabel, mostUrgent } from './act.ts';
export {
  isBeside,
  isMeasure,
  isMetricType,
  MEASURE_DEFINITIONS,
  MEASURES,
  METRIC_TYPES,
  METRICS,
  type Measure,
  type MetricType,
  measureOf,
  metricOf,
  VALUES,
  valueDefinition,
} from './catalogue/catalogue.ts';
export {
  type EntryLimits,
  type LoincCode,
  METER_WORDS,
  type MeasureDefinition,
  type MeterWord,
  type MetricDefinition,
  PRESENCE,
  READING_GROUPS,
  type ReadingGroup,
  type Slip,
  type Span,
  type TrendOfMetric,
  type UnitScale,
  type UnitTable,
  type ValueDefinition,
} from './catalogue/definition.ts';
export { LABORATORY_FLAGS, type LaboratoryFlag } from './catalogue/laboratory.ts';
export {
  RAPID_TEST_MEASURES,
  RAPID_TEST_RESULTS,
  RAPID_TESTS,
  type RapidTest,
} from './catalogue/rapid-tests.ts';
export { SYMPTOMS, type Symptom } from './catalogue/symptom.ts';
export { URINE_DIPSTICK, type UrineDipstick } from './catalogue/urine.ts';
export { wordLabel } from './catalogue/word-labels.ts';
export { actOfFlag, FLAG_CODES, type FlagCode, flagLabel } from './flag-code.ts';
