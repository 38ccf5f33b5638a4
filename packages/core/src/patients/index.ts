export {
  ADDRESS_TITLES,
  type AddressTitle,
  addressTitleLabel,
} from './address-title.ts';
export {
  CHANNEL_NAMES,
  CHANNEL_TYPES,
  channelLabel,
  DEFAULT_CHANNELS,
} from './communication-channel.ts';
export {
  GENDER_CODES,
  type GenderCode,
  genderCodeLabel,
  genderCodeOf,
  UNKNOWN_GENDER,
} from './gender-code.ts';
export {
  type Infant,
  infantEndpoints,
  linkInfant,
  listInfants,
  MAX_INFANT_MONTHS,
  MIN_MOTHER_YEARS,
  unlinkInfant,
} from './infants.endpoints.ts';
export {
  dialledNumber,
  foldName,
  identifierKey,
  isIndianMobile,
  isOneNumber,
  normalisePhone,
  PHONE_DIGITS,
  phoneKey,
  phoneText,
} from './normalise.ts';
export { createOpenPatient, type OpenPatient, type OpenPatientState } from './open-patient.ts';
export { hasOwnShape, isOwnUhid, ownUhid } from './own-uhid.ts';
export {
  GENDERS,
  type Gender,
  identifierSchema,
  isSimilarName,
  type Maternity,
  type Patient,
  type PatientAlert,
  type PatientMatch,
  type PatientSign,
  type Phone,
  patientMatchSchema,
  patientSchema,
  personFactsSchema,
  SIMILAR_NAME,
} from './patient.ts';
export {
  createPatientSearch,
  MAX_SEARCH_TEXT,
  type PatientSearch,
  type PatientSearchOptions,
  type PatientSearchState,
} from './patient-search.ts';
export { createRecentPatients, matchOfPatient, type RecentPatients } from './patient-search-recents.ts';
export { sameNamed } from './patient-search-same-names.ts';
export {
  createScanBurst,
  readScannedCode,
} from './patient-search-scan.ts';
export {
  getPatient,
  listPatients,
  patientEndpoints,
} from './patients.endpoints.ts';
export {
  getPhoto,
  MAX_PHOTO_BYTES,
  MAX_PHOTO_SIDE,
  PHOTO_MEDIA_TYPES,
  photoEndpoints,
  removePhoto,
  setPhoto,
} from './photo.endpoints.ts';
export { readPatient } from './read-patient.ts';
export { type RegistrationStart, registrationStart } from './registration-start.ts';
export {
  classifySearch,
  MIN_NAME_LETTERS,
  MIN_UHID_CHARACTERS,
  type SearchKind,
  type SearchQuery,
  searchQuestions,
} from './search-query.ts';
export { changeTags, tagEndpoints } from './tag.endpoints.ts';
export {
  MAX_PATIENT_TAGS,
  MAX_TAG_LABEL,
  type PatientTag,
  type ShownTag,
  shownTagSchema,
  TAG_COLOURS,
  type TagColour,
  tagCodeSchema,
} from './tag.ts';
export { readVitaUser } from './vita-user.ts';
export { writtenEmails, writtenPhones } from './written-phones.ts';
