export { PatientList, type PatientListProps } from './patient-list.tsx';
export { patientListMessages } from './patient-lists.messages.ts';
export { usePatientFilters } from './use-patient-filters.ts';
