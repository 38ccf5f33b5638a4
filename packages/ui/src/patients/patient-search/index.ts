export { IdentityCheck, type IdentityCheckProps } from './identity-check.tsx';
export { patientSearchMessages } from './patient-search.messages.ts';
export { type CameraSlot, PatientSearch, type PatientSearchProps } from './patient-search.tsx';
