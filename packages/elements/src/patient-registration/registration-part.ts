// The registration: fetched when it is drawn, and not with the booking of a health check.
export { PatientRegistration } from '@careline/ui/patients/patient-registration';
