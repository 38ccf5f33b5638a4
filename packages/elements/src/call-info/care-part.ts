// What stands beside a call, and what sends its files: fetched after the call itself.
export { PatientCare, reportUploads } from '@careline/ui/care/patient-care';
