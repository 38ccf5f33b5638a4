import { defineWords } from '#formatting';

export const addressTitleLabels = defineWords('patients.addressTitleLabels', {
  HOME: 'Home',
  WORK: 'Work',
  OTHER: 'Other',
});

export const channelNames = defineWords('patients.channelNames', {
  SMS: 'Sms',
  EMAIL: 'Email',
  WHATSAPP: 'Whatsapp',
  PUSH_NOTIFICATIONS: 'Push Notifications',
  IN_APP_NOTIFICATIONS: 'In App Notifications',
});

export const link = defineWords('patients.link', {
  askForLink: 'Asked another facility for a link to a patient',
  listAskedLinks: 'Looked at the link requests of the facility',
  listOpenLinks: 'Looked at the link requests of other facilities',
  answerLink: 'Answered a link request of another facility',
  withdrawLink: 'Withdrew a link request',
});

export const merge = defineWords('patients.merge', {
  listUhids: 'Looked at all identifiers of a patient',
  findForMerge: 'Searched for a patient with duplicates',
  listMergeCandidates: 'Looked for duplicates of a patient',
  previewMerge: 'Compared two patients before merging them',
  mergePatients: 'Merged two patients',
  listMerges: 'Looked at merged patients',
  previewUndo: 'Previewed undoing a merge',
  undoMerge: 'Undid a merge of two patients',
});

export const genderCodeLabels = defineWords('patients.genderCodeLabels', {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
});

export const infants = defineWords('patients.infants', {
  listInfants: "Looked at a mother's infants",
  linkInfant: 'Linked an infant to the mother',
  unlinkInfant: 'Ended the link of an infant to the mother',
});

export const patients = defineWords('patients.patients', {
  listPatients: 'Searched for patients',
  getPatient: "Opened a patient's details",
});

export const photo = defineWords('patients.photo', {
  getPhoto: 'Looked at the photo of a patient',
  setPhoto: 'Set the photo of a patient',
  removePhoto: 'Removed the photo of a patient',
});

export const pregnancyEntries = defineWords('patients.pregnancyEntries', {
  listPregnancyEntries: "Viewed a patient's pregnancy entries",
  recordPregnancy: 'Recorded a pregnancy, its end or breast-feeding',
  markPregnancyMistake: 'Marked a pregnancy entry as a mistake',
});

export const changeKind = defineWords('patients.changeKind', {
  registration: 'Registration changed',
  enrolled: 'Enrolled in a programme',
  'enrolment-ended': 'Left a programme',
  'enrolment-corrected': 'Enrolment date corrected',
  'consent-withdrawn': 'Consent withdrawn',
  'consent-given': 'Consent given again',
  'consent-restored': 'Withdrawal of consent undone',
  deceased: 'Recorded as deceased',
  living: 'Record of death undone',
});

export const changeReasonLabels = defineWords('patients.changeReasonLabels', {
  'patient-said': 'The patient said so',
  'relative-said': 'A relative said so',
  'document-seen': 'Seen on a document',
  'has-changed': 'It has changed, for example after a move',
  'entered-wrongly': 'It was entered wrongly',
  'wants-to-join': 'The patient wants to join',
  'doctor-advised': 'A doctor advised it',
  completed: 'The programme is completed',
  'wants-to-leave': 'The patient wants to leave',
  'moved-away': 'The patient moved away',
  'not-reachable': 'The patient cannot be reached',
  'pregnancy-over': 'The pregnancy and the time after it are over',
  'patient-asked': 'The patient asked for it',
  'guardian-asked': 'A parent or guardian asked for it',
  'hospital-said': 'A hospital said so',
  'patient-reached': 'The patient was reached or seen',
  other: 'Another reason',
});

export const indianStateLabels = defineWords('patients.indianStateLabels', {
  'Andaman and Nicobar Islands': 'Andaman and Nicobar Islands',
  'Andhra Pradesh': 'Andhra Pradesh',
  'Arunachal Pradesh': 'Arunachal Pradesh',
  Assam: 'Assam',
  Bihar: 'Bihar',
  Chandigarh: 'Chandigarh',
  Chhattisgarh: 'Chhattisgarh',
  'Dadra and Nagar Haveli and Daman and Diu': 'Dadra and Nagar Haveli and Daman and Diu',
  Delhi: 'Delhi',
  Goa: 'Goa',
  Gujarat: 'Gujarat',
  Haryana: 'Haryana',
  'Himachal Pradesh': 'Himachal Pradesh',
  'Jammu and Kashmir': 'Jammu and Kashmir',
  Jharkhand: 'Jharkhand',
  Karnataka: 'Karnataka',
  Kerala: 'Kerala',
  Ladakh: 'Ladakh',
  Lakshadweep: 'Lakshadweep',
  'Madhya Pradesh': 'Madhya Pradesh',
  Maharashtra: 'Maharashtra',
  Manipur: 'Manipur',
  Meghalaya: 'Meghalaya',
  Mizoram: 'Mizoram',
  Nagaland: 'Nagaland',
  Odisha: 'Odisha',
  Puducherry: 'Puducherry',
  Punjab: 'Punjab',
  Rajasthan: 'Rajasthan',
  Sikkim: 'Sikkim',
  'Tamil Nadu': 'Tamil Nadu',
  Telangana: 'Telangana',
  Tripura: 'Tripura',
  'Uttar Pradesh': 'Uttar Pradesh',
  Uttarakhand: 'Uttarakhand',
  'West Bengal': 'West Bengal',
});

export const kinRelation = defineWords('patients.kinRelation', {
  husband: 'Husband',
  wife: 'Wife',
  mother: 'Mother',
  father: 'Father',
  son: 'Son',
  daughter: 'Daughter',
  brother: 'Brother',
  sister: 'Sister',
  'other-relative': 'Other relative',
  friend: 'Friend',
  neighbour: 'Neighbour',
  guardian: 'Guardian',
});

export const registration = defineWords('patients.registration', {
  registerPatient: 'Registered a patient',
  getRegistration: "Opened a patient's registration",
  updatePatient: "Changed a patient's registration",
  activateProgramme: 'Enrolled a patient in a programme, or ended the enrolment',
  updateStatus: 'Recorded consent or a death',
  getRegistrationHistory: 'Looked at the changes of a registration',
  listDuplicates: 'Looked for duplicates before registration',
  registerWalkIn: 'Registered a walk-in patient',
});

export const tag = defineWords('patients.tag', {
  changeTags: 'Set or removed tags of a patient',
});

export const patientLanguage = defineWords('patients.patientLanguage', {
  hi: 'Hindi',
  en: 'English',
  as: 'Assamese',
  bn: 'Bengali',
  brx: 'Bodo',
  doi: 'Dogri',
  gu: 'Gujarati',
  kn: 'Kannada',
  ks: 'Kashmiri',
  kok: 'Konkani',
  mai: 'Maithili',
  ml: 'Malayalam',
  mni: 'Manipuri',
  mr: 'Marathi',
  ne: 'Nepali',
  or: 'Odia',
  pa: 'Punjabi',
  sa: 'Sanskrit',
  sat: 'Santali',
  sd: 'Sindhi',
  ta: 'Tamil',
  te: 'Telugu',
  ur: 'Urdu',
});
