export { PatientMessages, type PatientMessagesProps } from './patient-messages.tsx';
