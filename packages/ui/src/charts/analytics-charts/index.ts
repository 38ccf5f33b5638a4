export { analyticsChartsMessages } from './analytics-charts.messages.ts';
export { AnalyticsCharts, type AnalyticsChartsProps } from './analytics-charts.tsx';
