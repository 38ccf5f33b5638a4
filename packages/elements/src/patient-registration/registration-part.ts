// The registration; loaded when drawn, not with a health-check booking.
export { PatientRegistration } from '@careline/ui/patients/patient-registration';
