import { defineWords } from '#formatting';

export const begin = defineWords('calls.begin', {
  startedCall: 'Started a call',
  recordedCallMadeElsewhere: 'Recorded a call made elsewhere',
  openedCall: 'Opened a call',
  lookedAtPatientsCalls: "Looked at a patient's calls",
  readCallScript: 'Read a call script',
});

export const callLog = defineWords('calls.callLog', {
  readCallLog: 'Read a call log',
  lookedAtLastAnswersOfEarlier: 'Looked at the last answers of earlier calls',
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
  recordedWhatCallCame: 'Recorded what a call came to',
  savedCallLog: 'Saved a call log',
  correctedCall: 'Corrected a call',
  withdrewCall: 'Withdrew a call',
  setRightWhen: 'Set right when or of which type a call was',
});

export const signOutcome = defineWords('calls.signOutcome', {
  'seen-by-doctor': 'Seen by a doctor',
  admitted: 'Admitted to hospital',
  better: 'Better, nothing is left to do',
  'not-reached': 'Not reached: it stays open',
  died: 'Died',
  other: 'Something else',
});

export const openSigns = defineWords('calls.openSigns', {
  lookedAtDangerSignsThatCalls: 'Looked at the danger signs that calls told',
  recordedWhatBecameOfDangerSign: 'Recorded what became of a danger sign',
});

export const history = defineWords('calls.history', {
  lookedAtCallHistory: 'Looked at the call history',
  lookedAtWhoMakesCalls: 'Looked at who makes the calls',
});

export const line = defineWords('calls.line', {
  watchedLineOfCall: 'Watched the line of a call',
  letStoppedNumberBeCalledAgain: 'Let a stopped number be called again',
  hungUp: 'Hung up',
});

export const dispositionLabels = defineWords('calls.dispositionLabels', {
  'reached-patient': 'Reached the patient',
  'reached-relative': 'Reached a relative',
  'callback-requested': 'Asked to be called back',
  'no-answer': 'No answer',
  busy: 'Busy',
  'switched-off': 'Switched off or unreachable',
  'call-dropped': 'Call dropped',
  'language-barrier': 'Language barrier',
  'wrong-number': 'Wrong number',
  'invalid-number': 'Invalid number',
  refused: 'Refused',
  'do-not-call': 'Do not call',
  moved: 'Moved away',
  deceased: 'Deceased',
  'already-visited': 'Already visited',
});

export const otherStops = defineWords('calls.otherStops', { 'consent-withdrawn': 'Consent withdrawn' });

export const workRisk = defineWords('calls.workRisk', {
  critical: 'Critical',
  high: 'High',
  raised: 'Raised',
  routine: 'Routine',
});

export const riskReason = defineWords('calls.riskReason', {
  'open-danger-sign': 'Danger sign told: its outcome is not recorded yet',
  'open-critical-alert': 'Critical alert open: nobody has acknowledged it',
  'critical-reading-answered': 'Critical reading in the last 31 days, acknowledged',
  'open-score': 'Score to look at: its outcome is not recorded yet',
  'review-reading': 'Reading to look at, nobody reached since',
  'review-reading-answered': 'Reading to look at in the last 31 days',
  'past-due-date': 'Past the due date by a week',
  'near-term': 'Near the due date',
  'age-in-pregnancy': 'Pregnant and under 18 or from 35',
});

export const worklist = defineWords('calls.worklist', {
  lookedAtWorklist: 'Looked at the worklist',
  lookedAtDaysNumbers: "Looked at the day's numbers",
  tookPatientsAlongToCallThem: 'Took patients along to call them without a network',
  claimedNextPatient: 'Claimed the next patient',
  claimedPatient: 'Claimed a patient',
  gavePatientBack: 'Gave a patient back',
  gavePatientToSomebodyElse: 'Gave a patient to somebody else',
  lookedAtWhoCallsWhom: 'Looked at who calls whom',
  gavePatientsToSomebody: 'Gave patients to somebody',
  tookPatientsBackFromSomebody: 'Took patients back from somebody',
});
