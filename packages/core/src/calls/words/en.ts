import { defineWords } from '#formatting';

export const begin = defineWords('calls.begin', {
  dial: 'Started a call',
  addTouchpoint: 'Recorded a call made elsewhere',
  getTouchpoint: 'Opened a call',
  listUserTouchpoints: "Looked at a patient's calls",
  getScript: 'Read a call script',
});

export const callLog = defineWords('calls.callLog', {
  getCallLog: 'Read a call log',
  getLastAnswers: 'Looked at the last answers of earlier calls',
});

export const callMetricLabels = defineWords('calls.callMetricLabels', {
  bloodPressure: 'Blood pressure',
  body: 'Body',
  hbsag: 'HBsAg',
  antenatalCheckupsDoneTillDate: 'Antenatal Checkups done till date',
  vaccinationChart: 'Vaccination / Chart',
  questions: 'Questionnaire',
  birthWeight: 'Birth Weight',
  recumbentLength: 'Recumbent Length',
  currentFeedingPattern: 'Current Feeding Pattern',
  lastDoctorVisitingDate: 'Last Doctor visiting date',
  dietPlanSentDateTime: 'Diet plan sent Date & Time',
  link: 'Link',
  callTo: 'Call To',
  allergies: 'Allergies',
  hemoglobin: 'Hemoglobin',
  cbp: 'CBP',
  cue: 'CUE',
  hiv: 'HIV',
  vdrl: 'VDRL',
  prePregnancyWeight: 'Pre-pregnancy weight',
  complaints: 'Complaints',
  medicalCondition: 'Medical condition',
  lastAntentalCheck: 'Last antenatal check',
  sleepPattern: 'Sleep pattern',
  statusOfPhysicalActivity: 'Status of physical activity',
  ultrasoundScan: 'Ultrasound scan',
  medications: 'Medications',
  diet: 'Diet',
  deliveryDetails: 'Delivery details',
  baby: 'Baby',
  postNatal: 'Post natal',
  miscarriage: 'Miscarriage',
  earlyUltrasoundScan: 'Early ultrasound scan',
  screeningForGestationalDiabetes: 'Screening for gestational diabetes',
  signsOfPIH: 'Signs of PIH',
  signsOfGDM: 'Signs of GDM',
  immunizationCounsellingDone: 'Immunization counselling done',
  breastFeedingCounsellingDone: 'Breast feeding counselling done',
  vaccinationGiven: 'Vaccination given',
  babyAge: 'Baby age',
  babyWeight: 'Baby weight',
  expectedBabyWeight: 'Expected baby weight',
  complicationsInfant: 'Complications infant',
  complaintOfInfant: 'Complaint of infant',
  episotomyWoundLscsWound: 'Episiotomy wound LSCS wound',
  lochiaVaginalDischarge: 'Lochia vaginal discharge',
  breastNippleChanges: 'Breast nipple changes',
  weightOfMother: 'Weight of mother',
  complicationsMother: 'Complications mother',
  complaintOfMom: 'Complaint of mom',
});

export const unknownMetric = defineWords('calls.unknownMetric', { unknown: 'Some Metric' });

export const callSaves = defineWords('calls.callSaves', {
  addStatus: 'Recorded the outcome of a call',
  addCallLog: 'Saved a call log',
  correctCallLog: 'Corrected a call',
  withdrawCallLog: 'Withdrew a call',
  updateTouchpoint: 'Corrected the time, direction or type of a call',
});

export const signOutcome = defineWords('calls.signOutcome', {
  'seen-by-doctor': 'Seen by a doctor',
  admitted: 'Admitted to hospital',
  better: 'Better, no further action needed',
  'not-reached': 'Not reached: it stays open',
  died: 'Died',
  other: 'Something else',
});

export const openSigns = defineWords('calls.openSigns', {
  listOpenSigns: 'Looked at the danger signs reported on calls',
  recordSignOutcome: 'Recorded the outcome of a danger sign',
});

export const history = defineWords('calls.history', {
  listCallLogs: 'Looked at the call history',
  listCallAuthors: 'Looked at who makes the calls',
});

export const line = defineWords('calls.line', {
  getLine: 'Watched the line of a call',
  allowNumber: 'Allowed calls to a stopped number again',
  hangUp: 'Hung up',
});

export const workRisk = defineWords('calls.workRisk', {
  critical: 'Critical',
  high: 'High',
  raised: 'Raised',
  routine: 'Routine',
});

export const riskReason = defineWords('calls.riskReason', {
  'open-danger-sign': 'Danger sign reported: outcome not recorded yet',
  'open-critical-alert': 'Critical alert open: not acknowledged yet',
  'critical-reading-answered': 'Critical reading in the last 31 days, acknowledged',
  'open-score': 'Score to review: outcome not recorded yet',
  'review-reading': 'Reading to review: patient not reached since',
  'review-reading-answered': 'Reading to review in the last 31 days',
  'past-due-date': 'A week past the due date',
  'near-term': 'Near the due date',
  'age-in-pregnancy': 'Pregnant and under 18, or 35 and over',
});

export const nextKind = defineWords('calls.nextKind', {
  call: 'Call',
  encounter: 'Encounter',
  task: 'Task',
});

export const ownReason = defineWords('calls.ownReason', {
  call: 'Your call',
  encounter: 'Your encounter',
  task: 'Your task',
  team: 'Your care team',
});

export const patientLists = defineWords('calls.patientLists', {
  listMyPatients: 'Looked at the list of own patients',
  listFacilityPatients: "Looked at the list of the facility's patients",
});

export const worklist = defineWords('calls.worklist', {
  listWork: 'Looked at the worklist',
  getWorkNumbers: "Looked at the day's numbers",
  listCarriedPatients: 'Saved patients on the device for calls without a network',
  claimNext: 'Claimed the next patient',
  claimPatient: 'Claimed a patient',
  releasePatient: 'Released a claimed patient',
  reassignPatient: 'Assigned a patient to a colleague',
  getTeamWork: 'Looked at the calls of the team',
  giveWork: 'Assigned patients to a colleague',
  takeBackWork: 'Unassigned the patients of a colleague',
});
