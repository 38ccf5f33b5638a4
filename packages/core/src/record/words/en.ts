import { defineWords } from '#formatting';

export const labels = defineWords('record.labels', {
  reading: 'Reading',
  note: 'Note',
  task: 'Task, follow-up or review',
  prescription: 'Prescription',
  'lab-order': 'Lab order',
  'lab-results': 'Lab results',
  'case-sheet': 'Case sheet section',
  referral: 'Referral',
  report: 'Report or document',
  booking: 'Encounter',
  message: 'Message',
  score: 'Score',
  goal: 'Goal',
});

export const caseSheetAccessLabels = defineWords('record.caseSheetAccessLabels', {
  VIEWER: 'Viewer',
  PROVIDER: 'Provider',
});

export const kind = defineWords('record.kind', {
  AllergyIntolerance: 'Allergy',
  allergies: 'Allergy',
  Condition: 'Condition',
  conditions: 'Condition',
  MedicationRequest: 'Prescription',
  MedicationOrder: 'Prescription',
  MedicationStatement: 'Medicine as reported',
  MedicationDispense: 'Medicine handed out',
  MedicationAdministration: 'Medicine given',
  medications: 'Medicine',
  DiagnosticReport: 'Report',
  ImagingStudy: 'Imaging',
  ServiceRequest: 'Order',
  DocumentReference: 'Document',
  Composition: 'Document',
  Consent: 'Consent',
  Procedure: 'Procedure',
  FamilyMemberHistory: 'Illness in the family',
  Immunization: 'Immunisation',
  CarePlan: 'Care plan',
  CareTeam: 'Care team',
  Goal: 'Goal',
  Encounter: 'Encounter',
  encounters: 'Encounter',
  Appointment: 'Appointment',
  Claim: 'Bill',
  ExplanationOfBenefit: 'Settled bill',
  Device: 'Device',
  DeviceUseStatement: 'Device in use',
  Flag: 'Notice',
  Provenance: 'Origin of data',
});

export const entryWords = defineWords('record.entryWords', {
  social: 'Social history',
});

export const historySectionLabels = defineWords('record.historySectionLabels', {
  PERSONAL: 'Personal',
  FAMILY: 'Family',
  DRUG: 'Drug',
  SURGICAL: 'Surgical',
  ALLERGIES: 'Allergies',
  DIET: 'Diet',
  PHYSICAL_ACTIVITY: 'Physical Activity',
  WORK_LIFE: 'Work Life',
  HABITS: 'Habits',
  MENSTRUAL: 'Menstrual',
  DENTAL: 'Dental',
  ORAL: 'Oral',
  ENT: 'ENT',
  OPHTHALMIC: 'Ophthalmic',
  THYROID: 'Thyroid',
  SYSTEMIC: 'Systemic',
  BREAST: 'Breast',
  CERVICAL: 'Cervical',
  GENERAL: 'General',
  SOCIAL: 'Social',
  GASTROINTESTINAL: 'Gastrointestinal',
  PROSTATE: 'Prostate',
  GENITAL: 'Genital',
});

export const otoscopySideLabels = defineWords('record.otoscopySideLabels', {
  left_ear: 'Left ear',
  right_ear: 'Right ear',
});

export const readingType = defineWords('record.readingType', {
  ecg: 'ECG',
  bloodSugar: 'Blood sugar',
  cholesterol: 'Cholesterol',
  wholeBloodRapidTest: 'Whole blood rapid test',
  dermascopy: 'Dermascopy',
  otoscopy: 'Otoscopy',
  document: 'Document',
});

export const recordComponentLabels = defineWords('record.recordComponentLabels', {
  MEDICATIONS: 'Medications',
  LAB_INVESTIGATIONS: 'Lab Investigations',
  SUMMARY: 'Summary',
  READINGS: 'Readings',
  READINGSV2: 'Readings',
  ALERTS: 'Alerts',
  MANAGE_DEVICE: 'Manage Device',
  PRINT: 'Print',
  VITALS: 'Vitals',
  NOTES: 'Notes',
  ADVICE: 'Advice',
  TASKS: 'Tasks',
  DOCUMENTS: 'Documents',
  VENTILATOR: 'Ventilator',
  ARTERIAL_BLOOD_GAS: 'Arterial Blood Gas',
  QUICK_ADD: 'Quick Add',
  HEMODYNAMICS: 'Hemodynamics',
  FLUIDS: 'Fluids',
  PAST_HISTORY: 'Past History',
  PRESCRIPTION_VALIDATIONS: 'Prescription Validations',
  DIAGNOSIS: 'Diagnosis',
  REFERRAL: 'Referral',
  REVIEW: 'Review',
  NOTES_AND_ATTACHMENTS: 'Notes and Attachments',
  LAB_TEST_RESULT_CASESHEET_V2: 'Lab Test Results',
});

export const own = defineWords('record.own', {
  TIMELINE: 'Timeline',
  SCORES: 'Scores',
  CALLS: 'Calls',
  CONSULTATIONS: 'Encounters',
  MESSAGES: 'Messages',
  DETAILS: 'Details of the patient',
});

export const presence = defineWords('record.presence', {
  reading: 'has the record open',
  consulting: 'is in a consultation',
  calling: 'is in a call',
});

export const recordPresence = defineWords('record.recordPresence', {
  keepRecordPresence: 'Had a record open',
});

export const ownLabels = defineWords('record.ownLabels', {
  IMMUNISATIONS: 'Immunisations',
  CARE_PLANS: 'Care plans and goals',
  ENCOUNTERS: 'Encounters elsewhere',
  OTHER_ENTRIES: 'Other entries',
});

export const record = defineWords('record.record', {
  listRecordEntries: "Looked at a patient's entries from other systems",
});

export const riskAssessmentLabels = defineWords('record.riskAssessmentLabels', {
  NCD: 'NCD',
  AICVD: 'AICVD',
  PREDIABETES: 'Prediabetes',
});
