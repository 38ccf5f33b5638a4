export { patientSearchMessages } from './patient-search.messages.ts';
export { type CameraSlot, PatientSearch, type PatientSearchProps } from './patient-search.tsx';
