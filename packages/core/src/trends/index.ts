export { buildTrends, type TrendOptions, type Trends } from './build-trend.ts';
export { gestationalWeek, hasGestationalWeek } from './gestational-week.ts';
export { growthLines } from './growth-lines.ts';
export { endOxygenTarget, MAX_PRESCRIBER, setOxygenTarget } from './oxygen-target.endpoints.ts';
export { getPatientCourse, patientCourseEndpoints } from './patient-course.endpoints.ts';
export {
  createPatientReadings,
  type PatientReadings,
  type PatientReadingsOptions,
  type PatientReadingsState,
  type ReadingsPart,
} from './patient-readings.ts';
export { pregnancyGains } from './pregnancy-gain.ts';
export { type PregnancyStatement, pregnanciesOf, undatedPregnanciesOf } from './pregnancy-statements.ts';
export {
  type ReadingsView,
  readingsViewQuery,
  readReadingsView,
  TIME_RANGES,
  type TimeRange,
  WHOLE_VIEW,
} from './readings-view.ts';
export {
  type ReferenceStep,
  referenceSteps,
  type TimeSpan,
} from './reference-steps.ts';
export { relevantTrends } from './relevant-trends.ts';
export { sortReadings } from './sort-readings.ts';
export { daysOfSpan, rowsOfView, spanOfView } from './span-of-view.ts';
export { indexFrom, thinPoints } from './thin-points.ts';
export { type TimeAxis, timeAxis } from './time-axis.ts';
export type { Trend, TrendLine, TrendPoint, UnplacedReason, UnplacedValue } from './trend.ts';
export { type LineDefinition, TRENDS, type TrendDefinition } from './trend-definition.ts';
export { createTrendFlags, type TrendFlags } from './trend-flags.ts';
export { lineLabel, trendLabel } from './trend-label.ts';
export { type TrendRow, trendRows } from './trend-rows.ts';
export { type LineSummary, summarizeLine } from './trend-summary.ts';
export { type TrendTime, timeOfRecord } from './trend-time.ts';
export { type ValueAxis, valueAxis } from './value-axis.ts';
export { spanBetween, spanWith, zoomSpan } from './zoom-span.ts';
