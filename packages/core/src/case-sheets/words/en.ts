import { defineWords } from '#formatting';

export const caseSheets = defineWords('case-sheets.caseSheets', {
  listCaseSheet: "Looked at a patient's case sheet",
  getCaseSheetSection: "Looked at a section of a patient's case sheet",
  listCaseSheetVersions: "Looked at the versions of a section of a patient's case sheet",
  saveCaseSheet: "Wrote in a section of a patient's case sheet",
});

export const yesNo = defineWords('case-sheets.yesNo', {
  YES: 'Yes',
  NO: 'No',
});

export const choices = defineWords('case-sheets.choices', {
  found: '{label}: what was found',
  unknown: 'Not known',
  note: 'Note',
});

export const sides = defineWords('case-sheets.sides', {
  RIGHT: 'Right',
  LEFT: 'Left',
  BOTH: 'Both sides',
});

export const findings = defineWords('case-sheets.findings', {
  NORMAL: 'Normal',
  ABNORMAL: 'Abnormal',
  NOT_EXAMINED: 'Not examined',
});

export const signs = defineWords('case-sheets.signs', {
  ABSENT: 'Absent',
  PRESENT: 'Present',
  NOT_EXAMINED: 'Not examined',
});

export const none = defineWords('case-sheets.none', {
  NONE: 'None of these',
});

export const caseSheetGroup = defineWords('case-sheets.caseSheetGroup', {
  history: 'History',
  lifestyle: 'Way of life',
  examination: 'Examination',
  monitoring: 'Monitoring and devices',
  outcome: 'Diagnosis and advice',
});

export const reason = defineWords('case-sheets.reason', {
  'has-changed': 'It has changed since',
  'patient-said': 'The patient or a relative says otherwise',
  'entered-wrongly': 'It was entered wrongly',
  other: 'Other reason',
});
