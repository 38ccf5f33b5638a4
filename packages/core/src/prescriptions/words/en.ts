import { defineWords } from '#formatting';

export const adherence = defineWords('prescriptions.adherence', {
  recordAdherence: 'Recorded how a patient takes their medicines',
});

export const adherenceAnswer = defineWords('prescriptions.adherenceAnswer', {
  taken: 'Taken as prescribed',
  missed: 'Missed doses',
  stopped: 'Stopped by the patient',
  'not-bought': 'Could not buy it',
});

export const adherenceText = defineWords('prescriptions.adherenceText', {
  inLastWeek: '{missedDoses} in the last week',
});

export const checkPaper = defineWords('prescriptions.checkPaper', {
  checkedPaperOfPrescription: 'Checked the paper of a prescription',
});

export const allergyClass = defineWords('prescriptions.allergyClass', {
  penicillin: 'penicillins',
  cephalosporin: 'cephalosporins',
  carbapenem: 'carbapenems',
  sulfonamide: 'sulfonamides',
  nsaid: 'pain relievers like aspirin and ibuprofen (NSAIDs)',
  macrolide: 'macrolides',
  quinolone: 'quinolones',
  tetracycline: 'tetracyclines',
  aminoglycoside: 'aminoglycosides',
  nitroimidazole: 'nitroimidazoles',
  opioid: 'opioids',
  'local-anaesthetic': 'local anaesthetics',
  'aromatic-antiepileptic': 'aromatic medicines against fits',
  'ace-inhibitor': 'ACE inhibitors',
  insulin: 'insulins',
});

export const pregnancyRules = defineWords('prescriptions.pregnancyRules', {
  harm: 'it can harm the unborn child',
  malform: 'it can cause malformations',
  because: 'it can harm the kidneys of the unborn child',
  chooseLabetalol: 'Choose labetalol, methyldopa or nifedipine',
  stopUntilWeaned: 'Stop it until after breast-feeding',
  malformationsAndDelay: 'it causes malformations and delays development',
  epilepsySpecialist: 'Ask the epilepsy specialist; do not stop it suddenly',
  epilepsySpecialistAndFolicAcid: 'Ask the epilepsy specialist, give folic acid, and do not stop it suddenly',
  malformationsAndBleeding: 'it can cause malformations and bleeding',
  heparinOrCardiologist: 'Choose low-molecular-weight heparin; with a mechanical valve ask the cardiologist',
  heparin: 'Choose low-molecular-weight heparin',
  teethAndBones: 'it stains teeth and slows the growth of bones',
  hearing: 'it can harm the hearing of the child',
  folicAcid: 'it works against folic acid, above all in the first three months',
  chooseTopicalClotrimazole: 'Choose topical clotrimazole',
  bloodCells: 'it can break down the blood of the child',
  afterWeaning: 'Give it after breast-feeding; weekly chloroquine until the birth',
  kidneysFromWeek20: 'from week 20 it can harm the kidneys and the circulation of the child',
  chooseParacetamol: 'Choose paracetamol',
  propylthiouracil: 'Choose propylthiouracil in the first three months',
  psychiatrist: 'Ask the psychiatrist; do not stop it suddenly',
  chooseSertraline: 'Choose sertraline',
  sugar: 'in pregnancy sugar is treated with insulin or metformin',
  chooseMetforminOrInsulin: 'Choose metformin or insulin',
  womb: 'it makes the womb contract: only to end a pregnancy, for the birth or after it',
  birthOnly: 'Give it only for the birth, after it, or to end the pregnancy',
  highDoses: 'high doses cause malformations',
  atMost10000Iu: 'Give at most 10,000 IU a day',
});

export const doseUnit = defineWords('prescriptions.doseUnit', {
  'tablet.one': 'tablet',
  'tablet.other': 'tablets',
  'capsule.one': 'capsule',
  'capsule.other': 'capsules',
  'mL.one': 'mL',
  'mL.other': 'mL',
  'drop.one': 'drop',
  'drop.other': 'drops',
  'puff.one': 'puff',
  'puff.other': 'puffs',
  'spray.one': 'spray',
  'spray.other': 'sprays',
  'unit.one': 'unit',
  'unit.other': 'units',
  'sachet.one': 'sachet',
  'sachet.other': 'sachets',
  'application.one': 'application',
  'application.other': 'applications',
  'patch.one': 'patch',
  'patch.other': 'patches',
  'suppository.one': 'suppository',
  'suppository.other': 'suppositories',
  'pessary.one': 'vaginal tablet',
  'pessary.other': 'vaginal tablets',
  'mg.one': 'mg',
  'mg.other': 'mg',
  'mcg.one': 'microgram',
  'mcg.other': 'microgram',
  'g.one': 'g',
  'g.other': 'g',
});

export const frequency = defineWords('prescriptions.frequency', {
  OD: 'once a day',
  BD: 'twice a day',
  TDS: 'three times a day',
  QID: 'four times a day',
  HS: 'at bedtime',
  TIMES: 'at times of its own',
  STEPS: 'in steps: the dose changes',
  SOS: 'only when needed',
  STAT: 'once, now',
  ALTERNATE_DAYS: 'every other day',
  WEEKLY: 'once a week',
  MONTHLY: 'once a month',
});

export const mealRelation = defineWords('prescriptions.mealRelation', {
  before: 'before food',
  after: 'after food',
  with: 'with food',
  'empty-stomach': 'on an empty stomach',
});

export const medicineForm = defineWords('prescriptions.medicineForm', {
  tablet: 'tablet',
  capsule: 'capsule',
  syrup: 'syrup or suspension',
  drops: 'drops',
  sachet: 'sachet',
  injection: 'injection',
  inhaler: 'inhaler',
  respules: 'nebuliser solution',
  spray: 'spray',
  cream: 'cream',
  ointment: 'ointment',
  gel: 'gel',
  lotion: 'lotion',
  powder: 'powder',
  patch: 'patch',
  suppository: 'suppository',
  pessary: 'vaginal tablet',
});

export const medicineRoute = defineWords('prescriptions.medicineRoute', {
  oral: 'by mouth',
  sublingual: 'under the tongue',
  inhaled: 'inhaled',
  nasal: 'into the nose',
  eye: 'into the eye',
  ear: 'into the ear',
  skin: 'on the skin',
  subcutaneous: 'under the skin',
  intramuscular: 'into the muscle',
  intravenous: 'into a vein',
  rectal: 'into the rectum',
  vaginal: 'into the vagina',
});

export const givenRoute = defineWords('prescriptions.givenRoute', {
  intrathecal: 'into the spinal fluid',
  epidural: 'into the epidural space',
  intradermal: 'into the skin',
  'intra-articular': 'into a joint',
  intralesional: 'into the lesion',
  infiltration: 'by local infiltration',
  intravitreal: 'into the vitreous of the eye',
  intraosseous: 'into the bone marrow',
  intraperitoneal: 'into the abdominal cavity',
  intrapleural: 'into the pleural cavity',
  intravesical: 'into the bladder',
  intrauterine: 'into the womb',
  'intra-arterial': 'into an artery',
  intracardiac: 'into the heart',
});

export const partsOfDay = defineWords('prescriptions.partsOfDay', {
  morning: 'in the morning',
  noon: 'at noon',
  evening: 'in the evening',
  night: 'at night',
});

export const lineWords = defineWords('prescriptions.lineWords', {
  amountAndTime: '{much} {when}',
  toBeContinued: 'to be continued',
  doseSeparator: ' ',
  fromDay: 'From day {first}',
  day: 'Day {first}',
  days: 'Days {first}–{until}',
  stepSeparator: ', then ',
  daysInAll: '{days} days in all',
  from: 'from {day}',
  reason: 'for {reason}',
  'forDays.one': 'for {count} day',
  'forDays.other': 'for {count} days',
  step: '{dose} {duration}',
  endlessStep: '{dose}, {duration}',
  maximumOnce: 'at most once a day',
  maximumTimes: 'at most {most} times a day',
  durationFrom: '{duration}, {from}',
});

export const paperLine = defineWords('prescriptions.paperLine', {
  quantity: 'Quantity',
});

export const patientCopy = defineWords('prescriptions.patientCopy', {
  title: 'How to take your medicines',
  visitTitle: 'Your visit',
  diagnoses: 'What the doctor found',
  notCertain: 'not yet certain',
  morning: 'Morning',
  noon: 'Noon',
  evening: 'Evening',
  night: 'Night',
  none: 'None',
  stopped: 'Stopped: do not take it',
  withdrawn: 'Withdrawn: do not use this paper',
  allergies: 'Show this to every doctor and chemist. Allergy',
  advice: 'Advice',
  asWritten: 'In the words of the doctor',
  reason: 'What it is for',
  stepDays: 'Days',
  stepDose: 'Dose',
  tests: 'Tests to be done',
  fasting: 'on an empty stomach',
  warningSigns: 'Come at once, or call 108, if',
  nextVisit: 'Next visit',
  questions: 'Questions about your medicines? Call',
  emergency: 'Emergency: call 108',
  date: 'Date',
});

export const prescriptions = defineWords('prescriptions.prescriptions', {
  listPrescriptions: "Looked at a patient's prescriptions",
  getPrescriptionBasis: "Looked at a patient's allergies, pregnancy and medicines before prescribing",
  saveRegistration: 'Stored their own registration number',
  signPrescription: 'Signed a prescription of a patient',
  stopLine: 'Stopped a medicine of a patient',
  validateLine: 'Accepted, queried or refused a line of a prescription',
  dispenseLine: 'Dispensed a medicine to a patient',
  correctDispense: 'Corrected what was dispensed to a patient',
  answerQuery: 'Answered a query about a prescription',
  withdrawPrescription: 'Withdrew a prescription of a patient',
  getMedicineList: 'Looked at what a patient was asked about their medicines',
  checkMedicines: 'Recorded what a patient takes of their medicines',
  printPrescription: 'Printed a prescription of a patient',
});
