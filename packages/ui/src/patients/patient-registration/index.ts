export { PatientRegistration, type PatientRegistrationProps } from './patient-registration.tsx';
export type { RegistrationUnsent } from './registration-unsent.ts';
