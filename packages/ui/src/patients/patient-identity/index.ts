export { patientIdentityMessages } from './patient-identity.messages.ts';
export { PatientTags, type PatientTagsProps } from './patient-tags.tsx';
export {
  type IdentifiedPatient,
  type NamedPatient,
  type PatientIdentity,
  useGenderText,
  usePatientIdentity,
} from './use-patient-identity.ts';
