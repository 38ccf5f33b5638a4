export { patientEncountersMessages } from './patient-encounters.messages.ts';
export { PatientEncounters, type PatientEncountersProps } from './patient-encounters.tsx';
