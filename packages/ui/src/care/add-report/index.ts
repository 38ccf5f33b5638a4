export { AddReport, type AddReportProps } from './add-report.tsx';
