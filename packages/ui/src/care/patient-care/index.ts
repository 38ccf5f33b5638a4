export { type ReportUploadsOptions, reportUploads } from '../report-files/index.ts';
export { PatientCare, type PatientCareProps } from './patient-care.tsx';
