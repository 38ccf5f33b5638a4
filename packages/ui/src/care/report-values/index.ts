export { reportLabels } from '../care.messages.ts';
export { ReportValues, reportMetricLabel, reportWords, useReportFacts } from './report-values.tsx';
