export {
  AGE_UNITS,
  type AgeUnit,
  birthDateOfAge,
  birthDateProblem,
  type StatedAge,
  yearsOn,
} from './birth-date.ts';
export {
  CHANGE_KIND_LABELS,
  CHANGE_KINDS,
  CHANGE_REASON_LABELS,
  CHANGE_REASONS,
  type ChangeKind,
  type ChangeReason,
  changeKindLabel,
  changeReasonLabel,
  changeReasonProblems,
  changeReasonSchema,
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
  CONSENT_TEXTS,
  CONSENT_WAYS,
  type ConsentGiver,
  type ConsentText,
  type ConsentWay,
  REGISTRATION_CONSENT,
} from './consent-text.ts';
export {
  ENROLMENT_ACTIONS,
  ENROLMENT_KINDS,
  type EnrolmentAction,
  type EnrolmentChange,
  enrolmentIn,
  enrolmentProblems,
  isPossible,
  resumedSince,
} from './enrolment-change.ts';
export {
  CALLING_TIMES,
  FIELD_PART_NAMES,
  FIELD_PARTS,
  type FieldPart,
  type FieldPartLabel,
  fieldPart,
  fieldPartLabel,
  isFieldPart,
} from './field-parts.ts';
export {
  INDIAN_STATE_LABELS,
  INDIAN_STATES,
  type IndianState,
  indianStateLabel,
} from './indian-state.ts';
export {
  ADULT_YEARS,
  MAX_ADDRESSES,
  MAX_AGE_YEARS,
  MAX_EMAILS,
  MAX_LANGUAGES,
  MAX_NAMES,
  MAX_NEXT_OF_KIN,
  MAX_PHONES,
  REGISTRATION_TEXT,
} from './limits.ts';
export {
  KIN_RELATION_LABELS,
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
  type PregnancyDating,
  type PregnancyFacts,
  type PregnancyProblem,
  type PregnancyProblemCode,
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
  registrationChangeSchema,
  registrationSchema,
} from './registration.ts';
export {
  CHANGED_LISTS,
  type ChangedEntry,
  type ChangedList,
  type ChangedParts,
  type CheckedChange,
  changedEntries,
  changedPartsSchema,
  checkChange,
  mostEntries,
} from './registration-change.ts';
export {
  type RegistrationDoubt,
  type RegistrationDoubtCode,
  registrationDoubts,
} from './registration-doubts.ts';
export {
  type ChangedField,
  changedFieldSchema,
  type RegistrationHistoryEntry,
  registrationHistoryEntrySchema,
} from './registration-history.ts';
export {
  hasWithdrawn,
  isDeceased,
  possibleStatusChanges,
  STATUS_CHANGES,
  type StatusChange,
  type StatusChangeKind,
  statusProblems,
} from './status-change.ts';
export { uhidOf, uhidProblem } from './uhid.ts';
