export {
  type AnalyticsChart,
  type AnalyticsChartOptions,
  type AnalyticsChartState,
  type ChartLook,
  createAnalyticsChart,
  type FramedChart,
} from './analytics-chart.ts';
export {
  CHART_PERIODS,
  type ChartPeriod,
  chartPeriod,
  chartPeriodLabel,
  chartPeriods,
} from './chart-period.ts';
export { type ChartShape, chartShape } from './chart-shape.ts';
export { CHART_TOPICS, type ChartTopic, chartTopicLabel } from './chart-topic.ts';
export {
  CHART_ADDRESS_LIFE,
  CHART_OUTPUTS,
  CHART_THEMES,
  CHART_VIEWS,
  type ChartOutput,
  type ChartTheme,
  type ChartView,
  chartEndpoints,
  getChartAddress,
} from './charts.endpoints.ts';
export { safeContent } from './safe-content.ts';
