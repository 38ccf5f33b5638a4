export type { RegistrationUnsent } from './draft/registration-unsent.ts';
export { PatientRegistration, type PatientRegistrationProps } from './patient-registration.tsx';
export { WalkInForm } from './steps/walk-in-form.tsx';
export { registrationPartLabel, registrationPartText } from './words/registration-labels.ts';
