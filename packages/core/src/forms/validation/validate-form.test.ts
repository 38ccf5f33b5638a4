// spec: 189

import { describe, expect, it } from 'vitest';
import {
  ADULT,
  aForm,
  aSection,
  EVERY_ANSWER,
  EVERY_CONTROL,
  entered,
  field,
  rowsUnder,
} from '../../../test/forms.ts';
import { initialValues, type RowValues, type SectionValues } from '../form-values.ts';
import type { FormProblems } from './field-problem.ts';
import { validateForm } from './validate-form.ts';

const definition = EVERY_CONTROL;
const problems = (values: Readonly<Record<string, SectionValues>>) =>
  validateForm(definition, entered(definition, values), ADULT);

const swapped = { code: 'swapped', with: 'systolic' } as const;
const impossible = { code: 'impossible', min: 40, max: 300, unit: 'mm[Hg]' } as const;

describe('validateForm', () => {
  it('accepts an untouched form, required fields or not', () => {
    expect(validateForm(definition, initialValues(definition), ADULT)).toEqual({});
  });

  it('accepts every kind of answer', () => {
    expect(problems(EVERY_ANSWER)).toEqual({});
  });

  it.each<[string, Readonly<Record<string, SectionValues>>, FormProblems]>([
    [
      'what is required in a section that was answered',
      { glucose: { mealSituation: 'MEAL_SITUATION_FASTING' } },
      { 'glucose.value': { code: 'required' } },
    ],
    [
      'blanks are no answer',
      { glucose: { value: '  ', mealSituation: 'MEAL_SITUATION_FASTING' } },
      { 'glucose.value': { code: 'required' } },
    ],
    ['a unit alone asks for nothing', { glucose: { valueUnit: 'mmol/L' } }, {}],
    [
      'what is required in a row that was answered',
      { medicines: { list: [{ dose: '500', doseUnit: 'mg' }, { name: 'A' }, {}] } },
      { 'medicines.0.name': { code: 'required' } },
    ],
    [
      'a problem in a row',
      { medicines: { list: [{ name: 'A' }, { name: 'B', dose: 'two', doseUnit: 'mg' }] } },
      { 'medicines.1.dose': { code: 'not-a-number' } },
    ],
    [
      'more rows than there may be',
      { medicines: { list: [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }] } },
      { 'medicines.list': { code: 'too-many', max: 3 } },
    ],
    ['nothing of a hidden field', { signs: { seen: ['PAIN'], degrees: 'hot' } }, {}],
    [
      'the same field while it is shown',
      { signs: { seen: ['FEVER'], degrees: 'hot' } },
      { 'signs.degrees': { code: 'not-a-number' } },
    ],
    ['nothing of a hidden section', { baby: { weight: 'heavy' } }, {}],
    [
      'that section while it is shown',
      { person: { visits: '2' }, baby: { weight: 'heavy' } },
      { 'baby.weight': { code: 'not-a-number' } },
    ],
    ['values that are not trimmed', { person: { email: ' a@b.in ', born: ' 2024-02-29 ' } }, {}],
  ])('says %s', (_, values, expected) => {
    expect(problems(values)).toEqual(expected);
  });

  it('reports them in the order of the form', () => {
    const values = {
      bloodPressure: { systolic: '92', diastolic: '148' },
      person: { email: 'x', name: 'x'.repeat(21) },
      glucose: { value: 'x' },
    };
    const paths = ['person.name', 'person.email', 'bloodPressure.diastolic', 'glucose.value'];
    expect(Object.keys(problems(values))).toEqual(paths);
  });
});

describe('a section that must be answered', () => {
  const name = field({ key: 'name', control: 'short_text', maxLength: 20, required: true });
  const other = field({ key: 'other', control: 'short_text', maxLength: 20 });
  const form = aForm(
    aSection('who', [name, other], { required: true, ...rowsUnder('more', 2, [name, other]) }),
  );
  const found = (who: SectionValues) => validateForm(form, { who }, ADULT);

  it.each<[string, SectionValues, FormProblems]>([
    ['binds untouched', {}, { 'who.name': { code: 'missing' } }],
    ['and where the rest of it is answered', { other: 'x' }, { 'who.name': { code: 'missing' } }],
    ['is content with what it needs', { name: 'Asha' }, {}],
    [
      'asks of its rows only where they were begun',
      { name: 'Asha', more: [{ name: '', other: '' }, { other: 'x' }] },
      { 'who.1.name': { code: 'required' } },
    ],
  ])('%s', (_, who, expected) => {
    expect(found(who)).toEqual(expected);
  });

  it('is not required while a condition hides it', () => {
    const asked = aSection('asked', [name], {
      required: true,
      when: { field: 'name', section: 'who', is: ['x'] },
    });
    const whole = aForm(aSection('who', [name]), asked);
    expect(validateForm(whole, { who: { name: 'y' } }, ADULT)).toEqual({});
    expect(validateForm(whole, { who: { name: 'x' } }, ADULT)).toEqual({ 'asked.name': { code: 'missing' } });
  });
});

describe('a blood pressure', () => {
  const rows: readonly (readonly [string, string, string, FormProblems])[] = [
    ['both', '148', '92', {}],
    ['the wrong way round', '92', '148', { diastolic: swapped }],
    ['the same twice', '92', '92', { diastolic: swapped }],
    ['an exchange explains what is unlikely', '60', '150', { diastolic: swapped }],
    ['and what is impossible', '90', '210', { diastolic: swapped }],
    [
      'not where it would be impossible too',
      '400',
      '500',
      { systolic: impossible, diastolic: { code: 'decimal-slip', value: '50', unit: 'mm[Hg]' } },
    ],
    ['only the upper one', '148', '', { diastolic: { code: 'required' } }],
    ['only the lower one', '', '92', { systolic: { code: 'required' } }],
    ['the lower one blank', '148', ' ', { diastolic: { code: 'required' } }],
    ['no number', 'high', '92', { systolic: { code: 'not-a-number' } }],
    [
      'what cannot be read is said of its own field',
      '92',
      '148.5',
      { diastolic: { code: 'too-many-decimals', decimals: 0 } },
    ],
    [
      'both unlikely, the right way round',
      '230',
      '140',
      {
        systolic: { code: 'unlikely', min: 70, max: 220, unit: 'mm[Hg]' },
        diastolic: { code: 'unlikely', min: 40, max: 130, unit: 'mm[Hg]' },
      },
    ],
    ['an impossible one above an unlikely one', '3', '30', { systolic: impossible, diastolic: swapped }],
  ];
  const under = (path: string, expected: FormProblems) =>
    Object.fromEntries(Object.entries(expected).map(([key, problem]) => [`${path}.${key}`, problem]));
  const units = { systolicUnit: 'mm[Hg]', diastolicUnit: 'mm[Hg]' };

  it.each(rows)('%s', (_, systolic, diastolic, expected) => {
    expect(problems({ bloodPressure: { systolic, diastolic } })).toEqual(under('bloodPressure', expected));
  });

  it.each(rows)('in a row: %s', (_, systolic, diastolic, expected) => {
    const fine: RowValues = { ...units, systolic: '120', diastolic: '80' };
    const values = { readings: [fine, { ...units, systolic, diastolic }] };
    expect(problems({ atHome: values })).toEqual(under('atHome.1', expected));
  });

  it('with a reason is swapped all the same', () => {
    const reasons = { systolicReason: 'Measured twice', diastolicReason: 'Measured twice' };
    const values = { systolic: '92', diastolic: '148', ...reasons };
    expect(problems({ bloodPressure: values })).toEqual(under('bloodPressure', { diastolic: swapped }));
  });

  it('is not a pair while one of the two is not asked', () => {
    const pressure = (part: string) =>
      field({
        key: part,
        control: 'number',
        units: [],
        decimals: 0,
        reading: { metric: 'bloodpressure', part, subject: 'patient' },
      });
    const half = aForm(
      aSection('half', [
        pressure('systolic'),
        {
          control: 'conditional_logic',
          key: 'more',
          when: { field: 'systolic', is: ['0'] },
          fields: [pressure('diastolic')],
        },
      ]),
    );
    const values = entered(half, { half: { systolic: '92', diastolic: '148' } });
    expect(validateForm(half, values, ADULT)).toEqual({});
  });
});
