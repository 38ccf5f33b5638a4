export { patientHeaderMessages } from './patient-header.messages.ts';
export { PatientHeader, type PatientHeaderProps } from './patient-header.tsx';
