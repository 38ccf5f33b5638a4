// The search inside another element; loaded on demand.
export { PatientSearch } from '@careline/ui/patients/patient-search';
