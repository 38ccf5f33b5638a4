import { defineWords } from '#formatting';

export const mode = defineWords('prescriptions/law.mode', {
  'in-person': 'In person',
  video: 'Video',
  audio: 'Phone',
  text: 'Message',
});

export const council = defineWords('prescriptions/law.council', {
  NMC: 'National Medical Commission',
  MCI: 'Medical Council of India',
  AP: 'Andhra Pradesh Medical Council',
  AR: 'Arunachal Pradesh Medical Council',
  AS: 'Assam Medical Council',
  BR: 'Bihar Medical Council',
  CG: 'Chhattisgarh Medical Council',
  DL: 'Delhi Medical Council',
  GA: 'Goa Medical Council',
  GJ: 'Gujarat Medical Council',
  HR: 'Haryana Medical Council',
  HP: 'Himachal Pradesh Medical Council',
  JK: 'Jammu and Kashmir Medical Council',
  JH: 'Jharkhand Medical Council',
  KA: 'Karnataka Medical Council',
  KL: 'Kerala State Medical Council',
  MP: 'Madhya Pradesh Medical Council',
  MH: 'Maharashtra Medical Council',
  MN: 'Manipur Medical Council',
  MZ: 'Mizoram Medical Council',
  NL: 'Nagaland Medical Council',
  OD: 'Odisha Council of Medical Registration',
  PB: 'Punjab Medical Council',
  PY: 'Puducherry Medical Council',
  RJ: 'Rajasthan Medical Council',
  SK: 'Sikkim Medical Council',
  TN: 'Tamil Nadu Medical Council',
  TS: 'Telangana State Medical Council',
  TR: 'Tripura State Medical Council',
  UP: 'Uttar Pradesh Medical Council',
  UK: 'Uttarakhand Medical Council',
  WB: 'West Bengal Medical Council',
});

export const lawFindings = defineWords('prescriptions/law.lawFindings', {
  seeInPerson: 'See the patient in person, or choose another medicine',
  switchToVideo: 'Switch to video, see the patient in person, or choose a medicine of list O',
  scheduleX: '{about} is in Schedule X or under the NDPS Act and may not be prescribed {mode}',
  listA: '{about} is in list A: a first prescription needs video, not a consultation {mode}',
  notListO: '{about} is not in list O, so it may not be started {mode}',
  unlisted: 'The lists of the Telemedicine Practice Guidelines do not name {about} for a start {mode}',
  unlistedAct: 'Start it only if the diagnosis is certain without an examination in person',
  unknownMedicine: '{about} is not in our table, so it is unknown whether it may be prescribed {mode}',
  unknownMedicineAct: 'Check that it is not in Schedule X or under the NDPS Act',
  prohibited: 'The manufacture and sale of {about} are prohibited in India',
  chooseAnotherMedicine: 'Choose another medicine',
});

export const modeLabels = defineWords('prescriptions/law.modeLabels', {
  video: 'by video',
  audio: 'by phone',
  text: 'by message',
});

export const registration = defineWords('prescriptions/law.registration', {
  council: 'Choose the medical council',
  empty: 'Enter the registration number',
  lengthWord: 'Enter {minRegistration} to {maxRegistration} characters',
  characters: 'Use letters, digits, “/” and “-” only',
  digit: 'The number needs a digit',
  repeated: 'This is one digit repeated. Enter the number of the certificate',
  year: 'This is only a year. Enter the number of the certificate',
});

export const schedules = defineWords('prescriptions/law.schedules', {
  onlyOnPrescription: 'To be sold by retail on the prescription of a Registered Medical Practitioner only',
  scheduleDrugWarning: 'Schedule {schedule} drug – Warning: {onlyOnPrescription}',
  dispensing: 'Dispense once, unless the prescription states how often',
  warning:
    'Schedule H1 drug – Warning: It is dangerous to take this preparation except in accordance with the medical advice. Not to be sold by retail without the prescription of a Registered Medical Practitioner',
  h1Register: 'Record it in the Schedule H1 register, which is retained for 3 years',
  unitLimit: 'At most 100 dosage units at a time; up to 300 if the prescription states long-term use',
  duplicate: 'Write it in duplicate. The pharmacy retains one copy for 2 years',
});
