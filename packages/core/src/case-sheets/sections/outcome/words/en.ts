import { defineWords } from '#formatting';

export const advice = defineWords('case-sheets/sections/outcome.advice', {
  advice: 'Advice given',
  adviceInWordsForPatient: 'Advice in the words for the patient',
  topics: 'Also advised',
  warningSigns: 'Come at once, or call 108, if',
  hint: 'The signs that cannot wait',
  explained: 'Explained to',
  repeatedInOwnWords: 'Said back in own words',
  barrier: 'What stood in the way',
});

export const adviceTopics = defineWords('case-sheets/sections/outcome.adviceTopics', {
  MEDICINES: 'Take the medicines as prescribed',
  LESS_SALT: 'Less than 5 g of salt a day',
  LESS_SUGAR: 'Less sugar and refined flour',
  FRUIT_VEGETABLES: 'More fruit and vegetables',
  FLUIDS: 'Drink enough',
  ACTIVITY: '30 minutes of activity on most days',
  WEIGHT: 'Lose weight',
  NO_TOBACCO: 'Stop tobacco',
  LESS_ALCOHOL: 'Stop or reduce alcohol',
  FOOT_CARE: 'Look at the feet every day',
  HOME_READINGS: 'Measure at home and note it down',
  REST: 'Rest',
  ISOLATION: 'Stay away from others while infectious',
});

export const adviceExplainedTo = defineWords('case-sheets/sections/outcome.adviceExplainedTo', {
  PATIENT: 'The patient',
  RELATIVE: 'A relative or companion',
  INTERPRETER: 'Through an interpreter',
});

export const adviceRepeated = defineWords('case-sheets/sections/outcome.adviceRepeated', {
  YES: 'Yes, correctly',
  AFTER_REPEAT: 'Yes, after it was explained again',
  NO: 'No',
  NOT_ASKED: 'Not asked',
});

export const diagnosis = defineWords('case-sheets/sections/outcome.diagnosis', {
  diagnoses: 'Diagnoses',
  diagnosis: 'Diagnosis',
  hint: 'By name or code, or in own words',
  code: 'ICD-10 code',
  certainty: 'Certainty',
  rank: 'Main or other',
  status: 'Status',
  since: 'Since',
  note: 'Note',
});

export const diagnosisCertainty = defineWords('case-sheets/sections/outcome.diagnosisCertainty', {
  PROVISIONAL: 'Provisional',
  CONFIRMED: 'Confirmed',
  RULED_OUT: 'Ruled out',
});

export const diagnosisRank = defineWords('case-sheets/sections/outcome.diagnosisRank', {
  MAIN: 'Main',
  OTHER: 'Other',
  COMPLICATION: 'Complication',
});

export const diagnosisStatus = defineWords('case-sheets/sections/outcome.diagnosisStatus', {
  ACTIVE: 'Active',
  CONTROLLED: 'Under control',
  RELAPSE: 'Came back',
  RESOLVED: 'Resolved',
});

export const labTestResults = defineWords('case-sheets/sections/outcome.labTestResults', {
  results: 'Lab results',
  result: 'Result',
  test: 'Test',
  value: 'Value',
  hint: 'A number or a word, as on the report',
  unit: 'Unit',
  range: 'Reference range of the laboratory',
  takenOn: 'Taken on',
  flag: 'Marked by the laboratory',
  laboratory: 'Laboratory',
  report: 'Report',
  note: 'Note',
});

export const labTestResultsFlag = defineWords('case-sheets/sections/outcome.labTestResultsFlag', {
  NORMAL: 'Normal',
  LOW: 'Low',
  HIGH: 'High',
  CRITICAL: 'Critical',
  ABNORMAL: 'Abnormal',
});

export const notesAndAttachments = defineWords('case-sheets/sections/outcome.notesAndAttachments', {
  notes: 'Notes, letters and pictures',
  note: 'Note',
  title: 'Title',
  kind: 'Kind',
  dated: 'Dated',
  text: 'Text',
  files: 'Files',
});

export const notesAndAttachmentsKind = defineWords('case-sheets/sections/outcome.notesAndAttachmentsKind', {
  NOTE: 'Note',
  REPORT: 'Report',
  LETTER: 'Letter or discharge summary',
  PICTURE: 'Picture of the patient',
  CONSENT: 'Consent',
  OTHER: 'Other',
});

export const summary = defineWords('case-sheets/sections/outcome.summary', {
  summary: 'Clinical summary',
  complaint: 'Complaint and how long',
  hint: "In the patient's words",
  history: 'How it went on',
  findings: 'What was found',
  impression: 'Impression',
  plan: 'Plan',
  course: 'Since last time',
  urgency: 'Urgency',
});

export const summaryCourse = defineWords('case-sheets/sections/outcome.summaryCourse', {
  FIRST: 'First time seen',
  BETTER: 'Better',
  SAME: 'The same',
  WORSE: 'Worse',
  RECOVERED: 'Recovered',
});

export const summaryUrgency = defineWords('case-sheets/sections/outcome.summaryUrgency', {
  ROUTINE: 'Routine',
  SOON: 'Within days',
  TODAY: 'Today',
  EMERGENCY: 'Emergency',
});
