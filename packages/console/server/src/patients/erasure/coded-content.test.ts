import { describe, expect, it } from 'vitest';
import { codedAnswers } from './coded-answers.ts';
import { codedContent } from './coded-content.ts';

describe('the rest of a source’s record', () => {
  it.each([
    ['a sentence', 'Asha came with her son', undefined],
    ['a number', 7.2, 7.2],
    ['nothing', null, undefined],
    ['whom it is about', { subject: { reference: 'Patient/1', display: 'Asha' } }, undefined],
    ['a free text', { status: 'final', note: [{ text: 'Asha' }] }, { status: 'final' }],
    [
      'a code with its display',
      {
        code: { coding: [{ system: 'http://loinc.org', code: '4548-4', display: 'HbA1c' }], text: 'of Asha' },
      },
      { code: { coding: [{ system: 'http://loinc.org', code: '4548-4', display: 'HbA1c' }] } },
    ],
    ['a display without a code', { location: { display: 'Home of Asha' } }, undefined],
    [
      'times',
      { effectiveDateTime: '2024-01-01', period: { start: '2024' } },
      { effectiveDateTime: '2024-01-01', period: { start: '2024' } },
    ],
    [
      'a quantity',
      { valueQuantity: { value: 7.2, unit: '%' } },
      { valueQuantity: { value: 7.2, unit: '%' } },
    ],
    ['fields nobody knows', { guardian: 'Ravi', mobile: '9876543210', count: 2 }, { count: 2 }],
    ['a number that names somebody', { medicalRecordNumber: 4711, telecom: [9876543210] }, undefined],
  ])('is the coded part: %s', (_, value, coded) => {
    expect(codedContent(value)).toEqual(coded);
  });
});

describe('the rest of a call’s answers', () => {
  const answers = {
    bloodPressure: { systolic: '142', systolicUnit: 'mm[Hg]', irrPulse: true },
    complaints: { notes: 'Asha is dizzy' },
  };
  const call = { answers, programme: 'ahc', callType: 'ad-hoc' };

  it.each([
    ['chronic-care/ad-hoc@1', { bloodPressure: answers.bloodPressure, complaints: {} }],
    ['of-another-version@9', { bloodPressure: { irrPulse: true }, complaints: {} }],
  ])('of the form %s', (form, coded) => {
    expect(codedAnswers({ ...call, form })).toEqual(coded);
  });
});
