export { patientSearchMessages } from './patient-search.messages.ts';
export { PatientSearch, type PatientSearchProps } from './patient-search.tsx';
