export { patientIdentityMessages } from './patient-identity.messages.ts';
export {
  type IdentifiedPatient,
  type IdentityOptions,
  type PatientIdentity,
  usePatientIdentity,
} from './use-patient-identity.ts';
