// The panels next to a call, and its file upload; loaded after the call itself.
export { PatientCare, reportUploads } from '@careline/ui/care/patient-care';
