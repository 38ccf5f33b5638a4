export { OpenReport, type OpenReportProps, useReportFile } from './open-report.tsx';
export { type ReportUploadsOptions, reportUploads, sendReport } from './report-uploads.ts';
