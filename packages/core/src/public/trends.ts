/**
 * All readings of a patient as lines, cards and tables; reference ranges, axes and zoom; population charts.
 *
 * @module trends
 */

export {
  type AnalyticsChartState,
  CHART_TOPICS,
  type ChartTopic,
  createAnalyticsChart,
  getChartAddress,
} from '#charts';
export {
  buildTrends,
  createPatientReadings,
  growthLines,
  type LineSummary,
  lineLabel,
  type PatientReadings,
  type PatientReadingsOptions,
  type PatientReadingsState,
  pregnanciesOf,
  type ReadingsView,
  type ReferenceStep,
  readingsViewQuery,
  readReadingsView,
  referenceSteps,
  spanOfView,
  summarizeLine,
  TIME_RANGES,
  type TimeRange,
  type TimeSpan,
  TRENDS,
  type Trend,
  type TrendDefinition,
  type TrendLine,
  type TrendOptions,
  type TrendPoint,
  type TrendRow,
  type Trends,
  thinPoints,
  timeAxis,
  trendLabel,
  trendRows,
  valueAxis,
  WHOLE_VIEW,
  zoomSpan,
} from '#trends';
