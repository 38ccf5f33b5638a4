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
  askedAnotherFacilityForLink: 'Asked another facility for a link to a patient',
  lookedAtLinkRequestsOfFacility: 'Looked at the link requests of the facility',
  lookedAtLinkRequestsOfOther: 'Looked at the link requests of other facilities',
  answeredLinkRequestOfAnotherFacility: 'Answered a link request of another facility',
  withdrewLinkRequest: 'Withdrew a link request',
});

export const merge = defineWords('patients.merge', {
  lookedAtAllIdentifiersOfPatient: 'Looked at all identifiers of a patient',
  searchedForPatientWithDuplicates: 'Searched for a patient with duplicates',
  lookedForDuplicatesOfPatient: 'Looked for duplicates of a patient',
  comparedTwoPatientsBeforeMergingThem: 'Compared two patients before merging them',
  mergedTwoPatients: 'Merged two patients',
  lookedAtMergedPatients: 'Looked at merged patients',
  previewedUndoingMerge: 'Previewed undoing a merge',
  undidMergeOfTwoPatients: 'Undid a merge of two patients',
});

export const genderCodeLabels = defineWords('patients.genderCodeLabels', {
  MALE: 'Male',
  FEMALE: 'Female',
  OTHER: 'Other',
});

export const infants = defineWords('patients.infants', {
  lookedAtMothersInfants: "Looked at a mother's infants",
  linkedInfantToMother: 'Linked an infant to the mother',
  endedLinkOfInfantToMother: 'Ended the link of an infant to the mother',
});

export const patients = defineWords('patients.patients', {
  searchedForPatients: 'Searched for patients',
  openedPatientsDetails: "Opened a patient's details",
});

export const photo = defineWords('patients.photo', {
  lookedAtPhotoOfPatient: 'Looked at the photo of a patient',
  setPhotoOfPatient: 'Set the photo of a patient',
  removedPhotoOfPatient: 'Removed the photo of a patient',
});

export const pregnancyEntries = defineWords('patients.pregnancyEntries', {
  viewedPatientsPregnancyEntries: "Viewed a patient's pregnancy entries",
  recordedPregnancyItsEndOrBreast: 'Recorded a pregnancy, its end or breast-feeding',
  markedPregnancyEntryAsMistake: 'Marked a pregnancy entry as a mistake',
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
  registeredPatient: 'Registered a patient',
  openedPatientsRegistration: "Opened a patient's registration",
  changedPatientsRegistration: "Changed a patient's registration",
  enrolledPatientInProgrammeOrEnded: 'Enrolled a patient in a programme, or ended it',
  recordedConsentOrDeath: 'Recorded consent or a death',
  lookedAtChangesOfRegistration: 'Looked at the changes of a registration',
  lookedForDuplicatesBeforeRegistration: 'Looked for duplicates before registration',
});

export const tag = defineWords('patients.tag', {
  setOrRemovedTagsOfPatient: 'Set or removed tags of a patient',
});
