export { PatientCare, type PatientCareProps } from './patient-care.tsx';
export { type ReportUploadsOptions, reportUploads } from './report-uploads.ts';
