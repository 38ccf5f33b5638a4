import { describe, expect, it } from 'vitest';
import type { FormDefinition } from './form-definition.ts';
import { initialValues, type SectionValues } from './form-values.ts';
import { validateForm } from './validate-form.ts';

const TODAY = '2024-01-05';

const definition: FormDefinition = {
  id: 'test@1',
  sections: [
    {
      key: 'bloodPressure',
      label: 'bp',
      fields: ['systolic', 'diastolic'].map((key) => ({
        key,
        control: 'number',
        label: key,
        units: ['mm[Hg]'],
        limits: { 'mm[Hg]': { min: 20, max: 300 } },
        decimals: 0,
        reading: { metric: 'bloodpressure', part: key, subject: 'patient' },
      })),
    },
    {
      key: 'glucose',
      label: 'glucose',
      fields: [
        {
          key: 'value',
          control: 'number',
          label: 'value',
          required: true,
          units: ['mg/dL', 'mmol/L'],
          limits: { 'mg/dL': { min: 10, max: 2000 }, 'mmol/L': { min: 0.6, max: 111 } },
          decimals: 1,
        },
        {
          key: 'meal',
          control: 'dropdown',
          label: 'meal',
          options: [{ value: 'FASTING', label: 'fasting' }],
        },
      ],
    },
    {
      key: 'other',
      label: 'other',
      fields: [
        { key: 'notes', control: 'long_text', label: 'notes', maxLength: 10 },
        { key: 'lmp', control: 'date', label: 'lmp', fromToday: { min: -300, max: 0 } },
        { key: 'anyDay', control: 'date', label: 'any day' },
        { key: 'told', control: 'boolean', label: 'told' },
      ],
    },
  ],
};

const problems = (section: string, values: SectionValues) => {
  const start = initialValues(definition);
  return validateForm(definition, { ...start, [section]: { ...start[section], ...values } }, TODAY);
};

describe('validateForm', () => {
  it('has nothing against an untouched form, required fields or not', () => {
    expect(validateForm(definition, initialValues(definition), TODAY)).toEqual({});
  });

  it.each([
    ['a number', { value: '148.5' }, undefined],
    ['spaces around a number', { value: ' 148 ' }, undefined],
    ['the least there is', { value: '10' }, undefined],
    ['the most there is', { value: '2000' }, undefined],
    ['less than anyone has', { value: '9.9' }, { code: 'impossible', min: 10, max: 2000, unit: 'mg/dL' }],
    ['more than anyone has', { value: '2000.1' }, { code: 'impossible', min: 10, max: 2000, unit: 'mg/dL' }],
    ['the limits of the other unit', { value: '7.8', valueUnit: 'mmol/L' }, undefined],
    [
      'too much in the other unit',
      { value: '148', valueUnit: 'mmol/L' },
      { code: 'impossible', min: 0.6, max: 111, unit: 'mmol/L' },
    ],
    ['a unit the field does not have', { value: '7.8', valueUnit: 'stone' }, { code: 'not-an-option' }],
    ['more decimals than the field takes', { value: '7.85' }, { code: 'too-many-decimals', decimals: 1 }],
    ['words', { value: 'high' }, { code: 'not-a-number' }],
    ['a sign', { value: '-7' }, { code: 'not-a-number' }],
    ['an exponent', { value: '1e2' }, { code: 'not-a-number' }],
    ['a comma', { value: '7,8' }, { code: 'not-a-number' }],
    ['an unfinished number', { value: '7.' }, { code: 'not-a-number' }],
    ['no value where the section was answered', { meal: 'FASTING' }, { code: 'required' }],
  ])('glucose: %s', (_, values, problem) => {
    expect(problems('glucose', values)['glucose.value']).toEqual(problem);
  });

  it('refuses a choice that is not on the list', () => {
    expect(problems('glucose', { value: '100', meal: 'SOMETIMES' })).toEqual({
      'glucose.meal': { code: 'not-an-option' },
    });
  });

  it.each([
    ['both', '148', '92', {}],
    [
      'the wrong way round',
      '92',
      '148',
      { 'bloodPressure.diastolic': { code: 'swapped', with: 'systolic' } },
    ],
    ['the same twice', '92', '92', { 'bloodPressure.diastolic': { code: 'swapped', with: 'systolic' } }],
    ['only the upper one', '148', '', { 'bloodPressure.diastolic': { code: 'required' } }],
    ['only the lower one', '', '92', { 'bloodPressure.systolic': { code: 'required' } }],
    [
      'a lower one that is impossible says only that',
      '400',
      '500',
      {
        'bloodPressure.systolic': { code: 'impossible', min: 20, max: 300, unit: 'mm[Hg]' },
        'bloodPressure.diastolic': { code: 'impossible', min: 20, max: 300, unit: 'mm[Hg]' },
      },
    ],
  ])('blood pressure: %s', (_, systolic, diastolic, expected) => {
    expect(problems('bloodPressure', { systolic, diastolic })).toEqual(expected);
  });

  it.each([
    ['today', '2024-01-05', undefined],
    ['the earliest day', '2023-03-11', undefined],
    ['a day too early', '2023-03-10', { code: 'date-out-of-range' }],
    ['tomorrow', '2024-01-06', { code: 'date-out-of-range' }],
    ['a day that does not exist', '2023-02-29', { code: 'not-a-date' }],
    ['another order', '05-01-2024', { code: 'not-a-date' }],
    ['words', 'spring', { code: 'not-a-date' }],
  ])('a date between limits: %s', (_, lmp, problem) => {
    expect(problems('other', { lmp })['other.lmp']).toEqual(problem);
  });

  it('takes any day without limits', () => {
    expect(problems('other', { anyDay: '1700-01-01', told: true })).toEqual({});
  });

  it.each([
    ['as long as may be', 'ten chars!', undefined],
    ['one more', 'ten chars!!', { code: 'too-long', max: 10 }],
    ['blanks around do not count', '  ten chars!  ', undefined],
  ])('a text %s', (_, notes, problem) => {
    expect(problems('other', { notes })['other.notes']).toEqual(problem);
  });
});
