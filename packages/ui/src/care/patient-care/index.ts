export { type ReportUploadsOptions, reportUploads } from '../../forms/report-files/index.ts';
export { EncounterNotes, PatientCare, type PatientCareProps } from './patient-care.tsx';
