export {
  GENDERS,
  type Gender,
  MATCH_REASONS,
  type Patient,
  type PatientMatch,
  patientMatchSchema,
  patientSchema,
} from './patient.ts';
export {
  getPatient,
  listPatients,
  MAX_PATIENT_PAGE,
  mintOpenToken,
  patientEndpoints,
} from './patients.endpoints.ts';
export {
  classifySearch,
  MIN_NAME_LETTERS,
  MIN_UHID_CHARACTERS,
  PHONE_DIGITS,
  type SearchKind,
  type SearchQuery,
} from './search-query.ts';
