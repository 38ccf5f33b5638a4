export { PatientRegistration, type PatientRegistrationProps } from './patient-registration.tsx';
