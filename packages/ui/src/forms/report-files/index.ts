export { OpenReport, type OpenReportProps } from './open-report.tsx';
export { type ReportUploadsOptions, reportUploads, sendReport } from './report-uploads.ts';
export { useReportFile } from './use-report-file.ts';
