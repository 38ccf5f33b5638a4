export { reportLabels } from '../care.messages.ts';
export { ReportValues, useReportFacts } from './report-values.tsx';
export { reportMetricLabel, reportWords } from './report-words.ts';
