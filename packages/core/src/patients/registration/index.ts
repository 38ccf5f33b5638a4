export {
  AGE_UNITS,
  type AgeUnit,
  birthDateOfAge,
  birthDateProblem,
} from './birth-date.ts';
export {
  CHANGE_REASONS,
  type ChangeKind,
  type ChangeReason,
  changeKindLabel,
  changeReasonLabel,
  changeReasonProblems,
  type GivenReason,
  REASONS_OF,
} from './change-reason.ts';
export {
  birthDateOf,
  checkRegistration,
  checkRegistrationParts,
  type RegistrationProblem,
  type RegistrationProblemCode,
} from './check-registration.ts';
export {
  CONSENT_GIVERS,
  CONSENT_LANGUAGES,
  CONSENT_WAYS,
  type ConsentGiver,
  type ConsentLanguage,
  type ConsentWay,
  consentLanguage,
  REGISTRATION_CONSENT,
} from './consent-text.ts';
export {
  ENROLMENT_KINDS,
  type EnrolmentAction,
  type EnrolmentChange,
  enrolmentIn,
  enrolmentProblems,
  isPossible,
  resumedSince,
} from './enrolment-change.ts';
export {
  FIELD_PART_NAMES,
  type FieldPart,
  fieldPart,
  fieldPartLabel,
  isFieldPart,
} from './field-parts.ts';
export {
  INDIAN_STATES,
  type IndianState,
  indianStateLabel,
} from './indian-state.ts';
export {
  MAX_ADDRESSES,
  MAX_AGE_YEARS,
  MAX_NAMES,
  MAX_NEXT_OF_KIN,
  MAX_PHONES,
  REGISTRATION_TEXT,
} from './limits.ts';
export {
  KIN_RELATIONS,
  type KinRelation,
  kinRelationLabel,
} from './next-of-kin.ts';
export {
  PATIENT_LANGUAGE_LABELS,
  PATIENT_LANGUAGES,
  type PatientLanguage,
  patientLanguageLabel,
} from './patient-language.ts';
export { isPinCode, statesOfPin } from './pin-code.ts';
export {
  datePregnancy,
  type PregnancyFacts,
  pregnancyProblems,
  SCAN_WEEKS,
} from './pregnancy-dating.ts';
export { newerRegistration, uhidOwner } from './refused-patient.ts';
export {
  type Duplicate,
  duplicateSchema,
  type RegisteredPatient,
  registeredPatientSchema,
} from './registered-patient.ts';
export {
  activateProgramme,
  getRegistration,
  getRegistrationHistory,
  listDuplicates,
  MAX_DUPLICATES,
  registerPatient,
  registrationEndpoints,
  updatePatient,
  updateStatus,
} from './registration.endpoints.ts';
export {
  type CheckedRegistration,
  NAME_USES,
  PHONE_USES,
  type Registration,
  type RegistrationParts,
  registrationSchema,
} from './registration.ts';
export {
  CHANGED_LISTS,
  type ChangedEntry,
  type ChangedList,
  type ChangedParts,
  type CheckedChange,
  checkChange,
  mostEntries,
} from './registration-change.ts';
export {
  type RegistrationDoubt,
  registrationDoubts,
} from './registration-doubts.ts';
export type {
  ChangedField,
  RegistrationHistoryEntry,
} from './registration-history.ts';
export {
  hasWithdrawn,
  isDeceased,
  possibleStatusChanges,
  type StatusChange,
  type StatusChangeKind,
  statusProblems,
} from './status-change.ts';
export { uhidOf, uhidProblem } from './uhid.ts';
export { registerWalkIn, type WalkInVisit, walkInEndpoints } from './walk-in.endpoints.ts';
