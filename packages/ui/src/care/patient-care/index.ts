export { type ReportUploadsOptions, reportUploads } from '../../forms/report-files/index.ts';
export { PatientCare, type PatientCareProps } from './patient-care.tsx';
