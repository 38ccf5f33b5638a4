// The search inside another element: fetched when it is asked for.
export { PatientSearch } from '@careline/ui/patients/patient-search';
