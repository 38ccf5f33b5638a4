// spec: 5, 90, 97-99, 101-104

import { describe, expect, it } from 'vitest';
import {
  CASE_SHEET_ACCESS,
  caseSheetAccessLabel,
  mayReadCaseSheet,
  mayWriteCaseSheet,
} from './case-sheet-access.ts';
import { HISTORY_SECTIONS, historySectionLabel } from './history-section.ts';
import { OTOSCOPY_SIDES, otoscopySideLabel } from './otoscopy-side.ts';
import { RAPID_TESTS, rapidTestLabel } from './rapid-test.ts';
import { READING_TYPES, readingTypeLabel } from './reading-type.ts';
import { RECORD_COMPONENTS, recordComponentLabel } from './record-component.ts';
import { RISK_ASSESSMENTS, riskAssessmentLabel } from './risk-assessment.ts';

describe('the coded values of a record', () => {
  it.each([
    [
      'components',
      RECORD_COMPONENTS,
      25,
      'MEDICATIONS LAB_INVESTIGATIONS SUMMARY READINGS READINGSV2 ALERTS MANAGE_DEVICE PRINT VITALS NOTES ADVICE ' +
        'TASKS DOCUMENTS VENTILATOR ARTERIAL_BLOOD_GAS QUICK_ADD HEMODYNAMICS FLUIDS PAST_HISTORY ' +
        'PRESCRIPTION_VALIDATIONS DIAGNOSIS REFERRAL REVIEW NOTES_AND_ATTACHMENTS LAB_TEST_RESULT_CASESHEET_V2',
    ],
    [
      'history and examination sections',
      HISTORY_SECTIONS,
      23,
      'PERSONAL FAMILY DRUG SURGICAL ALLERGIES DIET PHYSICAL_ACTIVITY WORK_LIFE HABITS MENSTRUAL DENTAL ORAL ENT ' +
        'OPHTHALMIC THYROID SYSTEMIC BREAST CERVICAL GENERAL SOCIAL GASTROINTESTINAL PROSTATE GENITAL',
    ],
    ['risk assessments', RISK_ASSESSMENTS, 3, 'NCD AICVD PREDIABETES'],
    [
      'reading types',
      READING_TYPES,
      23,
      'symptom blood_pressure body spo2 temperature ecg blood_glucose blood_sugar hemoglobin cholesterol uric_acid ' +
        'whole_blood_rdt pregnancy urine_2p resting_hr hba1c lipid thyroid dermascopy otoscopy mede_document ' +
        'respiratory_rate pulse',
    ],
    ['otoscopy sides', OTOSCOPY_SIDES, 2, 'left_ear right_ear'],
    [
      'rapid tests',
      RAPID_TESTS,
      13,
      'typhoid malaria dengue chikungunya hepatitis_b hepatitis_c hiv syphilis d_dimer procalcitonin crp leptospira ' +
        'troponin_1',
    ],
  ])('%s', (_, codes, count, listed) => {
    expect(codes).toEqual(listed.split(' '));
    expect(codes).toHaveLength(count);
  });
});

describe('labels', () => {
  it.each([
    [
      'a component',
      recordComponentLabel,
      'NOTES_AND_ATTACHMENTS',
      'Notes and Attachments',
      'टिप्पणियाँ और संलग्नक',
    ],
    ['a section', historySectionLabel, 'WORK_LIFE', 'Work Life', 'कामकाजी जीवन'],
    ['a risk assessment', riskAssessmentLabel, 'PREDIABETES', 'Prediabetes', 'प्रीडायबिटीज़'],
    ['a reading type', readingTypeLabel, 'resting_hr', 'Resting heart rate', 'विश्राम हृदय गति'],
    ['an otoscopy side', otoscopySideLabel, 'left_ear', 'Left ear', 'बायाँ कान'],
    ['a rapid test', rapidTestLabel, 'hepatitis_b', 'Hepatitis B', 'हेपेटाइटिस बी'],
    ['an access level', caseSheetAccessLabel, 'PROVIDER', 'Provider', 'देखभालकर्ता'],
  ])('of %s in both languages, an unknown one unchanged', (_, label, code, english, hindi) => {
    expect(label(code)).toBe(english);
    expect(label(code, 'hi')).toBe(hindi);
    expect(label('constructor')).toBe('constructor');
  });
});

describe('access to a case sheet', () => {
  it('of an editor is stored as a viewer’s', () => {
    expect(Object.keys(CASE_SHEET_ACCESS)).toEqual(['VIEWER', 'EDITOR', 'PROVIDER']);
    expect(CASE_SHEET_ACCESS.EDITOR).toBe(CASE_SHEET_ACCESS.VIEWER);
    expect(CASE_SHEET_ACCESS.PROVIDER).not.toBe(CASE_SHEET_ACCESS.VIEWER);
  });

  it.each([
    ['a viewer', CASE_SHEET_ACCESS.VIEWER, { read: true, write: false }],
    ['an editor', CASE_SHEET_ACCESS.EDITOR, { read: true, write: false }],
    ['a provider', CASE_SHEET_ACCESS.PROVIDER, { read: true, write: true }],
    ['a level nobody stores', 'EDITOR', { read: false, write: false }],
    ['no level', '', { read: false, write: false }],
  ])('of %s', (_, access, rights) => {
    expect({ read: mayReadCaseSheet(access), write: mayWriteCaseSheet(access) }).toEqual(rights);
  });
});
