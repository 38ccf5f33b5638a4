/**
 * Patients: search, reading, registration and enrolment. Normalised telephone numbers are E.164; dates of birth are
 * ISO dates that may lack the day or the month.
 *
 * @module patients
 */
export {
  classifySearch,
  createPatientSearch,
  createRecentPatients,
  createScanBurst,
  GENDERS,
  type Gender,
  getPatient,
  listPatients,
  normalisePhone,
  type Patient,
  type PatientMatch,
  type PatientSearch,
  type PatientSearchOptions,
  type PatientSearchState,
  patientSchema,
  phoneText,
  type RecentPatients,
  readScannedCode,
} from '#patients';
export {
  birthDateOfAge,
  checkRegistration,
  type Duplicate,
  getRegistration,
  listDuplicates,
  type RegisteredPatient,
  type Registration,
  type RegistrationProblem,
  type RegistrationProblemCode,
  registerPatient,
  uhidOf,
  updatePatient,
} from '#patients/registration';
export {
  CALL_TYPE_KEYS,
  type CallTypeKey,
  callTypeLabel,
  PROGRAMME_KEYS,
  PROGRAMMES,
  type Programme,
  type ProgrammeKey,
  programmeLabel,
} from '#programmes';
