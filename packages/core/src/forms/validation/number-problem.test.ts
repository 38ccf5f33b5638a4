import { describe, expect, it } from 'vitest';
import { ageInYears } from '#clinical';
import type { Measure } from '#observations';
import { FORM_DAY, field } from '../../../test/forms.ts';
import type { LeafField, NumberField, ReadingSubject } from '../definition/form-definition.ts';
import type { FieldProblem, FormContext } from './field-problem.ts';
import { numberProblem, pressureProblem } from './number-problem.ts';

const adult: FormContext = { today: FORM_DAY, age: ageInYears(40) };
const child: FormContext = { today: FORM_DAY, age: ageInYears(4) };
const unknown: FormContext = { today: FORM_DAY };
const newborn: FormContext = { today: FORM_DAY, infantAge: { months: 0, days: 6 } };
const halfYear: FormContext = { today: FORM_DAY, infantAge: { months: 6, days: 183 } };

function aNumber(
  measure: Measure,
  units: readonly string[],
  subject: ReadingSubject = 'patient',
): NumberField {
  const reading = { metric: 'any', part: 'value', subject };
  return field({ key: 'value', control: 'number', measure, units, decimals: 3, reading }) as NumberField;
}

const glucose = aNumber('glucose', ['mg/dL', 'mmol/L']);
const weight = aNumber('weight', ['kg', '[lb_av]']);
const infantWeight = aNumber('weight', ['kg', 'g'], 'infant');
const pulse = aNumber('pulse', ['/min']);
const meal = field({
  key: 'meal',
  control: 'dropdown',
  options: [],
  reading: { metric: 'any', part: 'mealSituation', subject: 'patient' },
});

interface Typed {
  readonly value: string;
  readonly unit?: string;
  readonly reason?: string;
  readonly meal?: string;
}

function problem(field: NumberField, { value, unit, reason, meal: situation }: Typed, context: FormContext) {
  const values = {
    value,
    valueUnit: unit ?? field.units[0] ?? '',
    ...(reason !== undefined && { valueReason: reason }),
    ...(situation !== undefined && { meal: situation }),
  };
  return numberProblem(field, { fields: [field, meal], values }, context);
}

const slip = (unit: string): FieldProblem => ({ code: 'slip', unit });
const impossible = (min: number, max: number, unit: string): FieldProblem => ({
  code: 'impossible',
  min,
  max,
  unit,
});
const meterLow = (meant: string): FieldProblem => ({ code: 'meter-low', unit: 'mg/dL', meant });
const unlikely = (min: number, max: number, unit: string): FieldProblem => ({
  code: 'unlikely',
  min,
  max,
  unit,
});

const REASON = 'Measured twice';
const FASTING = 'MEAL_SITUATION_FASTING';

describe('the three tiers', () => {
  it.each<[string, NumberField, Typed, FormContext, FieldProblem | undefined]>([
    ['a usual value', glucose, { value: '110' }, adult, undefined],
    ['a likely slip', glucose, { value: '5.6' }, adult, slip('mmol/L')],
    [
      'kept by a reason, but impossible',
      glucose,
      { value: '5.6', reason: REASON },
      adult,
      impossible(10, 2000, 'mg/dL'),
    ],
    ['what may be a meter’s LO', glucose, { value: '20' }, adult, meterLow('mmol/L')],
    [
      'kept by a reason, which says why it is unlikely too',
      glucose,
      { value: '20', reason: REASON },
      adult,
      undefined,
    ],
    ['a blank reason is none', glucose, { value: '20', reason: ' ' }, adult, meterLow('mmol/L')],
    ['the other unit', glucose, { value: '5.6', unit: 'mmol/L' }, adult, undefined],
    [
      'its own limits in it',
      glucose,
      { value: '230', unit: 'mmol/L' },
      adult,
      impossible(0.6, 111, 'mmol/L'),
    ],
    ['unlikely in it', glucose, { value: '25', unit: 'mmol/L' }, adult, unlikely(3.3, 22.2, 'mmol/L')],
    ['the most that is likely', glucose, { value: '400' }, adult, undefined],
    ['unlikely', glucose, { value: '450' }, adult, unlikely(60, 400, 'mg/dL')],
    ['unlikely, with a reason', glucose, { value: '450', reason: REASON }, adult, undefined],
    ['more than usual after a meal', glucose, { value: '350' }, adult, undefined],
    ['unlikely while fasting', glucose, { value: '350', meal: FASTING }, adult, unlikely(60, 300, 'mg/dL')],
    ['fasting, with a reason', glucose, { value: '350', meal: FASTING, reason: REASON }, adult, undefined],
    ['a situation not known is none', glucose, { value: '350', meal: 'LATER' }, adult, undefined],
    ['impossible', glucose, { value: '9000' }, adult, impossible(10, 2000, 'mg/dL')],
    [
      'impossible, but usual with the point elsewhere',
      glucose,
      { value: '2001' },
      adult,
      { code: 'decimal-slip', value: '200.1', unit: 'mg/dL' },
    ],
    [
      'impossible, whatever the reason',
      glucose,
      { value: '2001', reason: REASON },
      adult,
      impossible(10, 2000, 'mg/dL'),
    ],
    ['nothing', glucose, { value: '0' }, adult, impossible(10, 2000, 'mg/dL')],
    ['an adult’s pulse', pulse, { value: '140' }, adult, unlikely(45, 130, '/min')],
    ['a child’s pulse', pulse, { value: '140' }, child, undefined],
    ['a pulse at an age not known', pulse, { value: '140' }, unknown, unlikely(45, 130, '/min')],
    ['an adult’s weight', weight, { value: '16' }, adult, unlikely(30, 200, 'kg')],
    [
      'an adult’s weight with the point one place early',
      weight,
      { value: '7.2' },
      adult,
      { code: 'decimal-slip', value: '72', unit: 'kg', possible: true },
    ],
    ['that weight, with a reason', weight, { value: '7.2', reason: REASON }, adult, undefined],
    ['a child’s weight', weight, { value: '16' }, child, undefined],
    ['in pounds', weight, { value: '450', unit: '[lb_av]' }, adult, unlikely(66.1, 440.9, '[lb_av]')],
    ['an infant’s weight, the patient an adult', infantWeight, { value: '3.2' }, adult, undefined],
    ['an infant’s weight in grams', infantWeight, { value: '3200', unit: 'g' }, newborn, undefined],
    ['a newborn’s grams as kilograms', infantWeight, { value: '3200' }, newborn, slip('g')],
    ['an infant of unknown age is a newborn', infantWeight, { value: '3200' }, adult, slip('g')],
    ['an older infant’s grams', infantWeight, { value: '3200' }, halfYear, impossible(0.3, 650, 'kg')],
    [
      'kept by a reason',
      infantWeight,
      { value: '3200', reason: REASON },
      newborn,
      impossible(0.3, 650, 'kg'),
    ],
    ['a newborn’s 30 kg', infantWeight, { value: '30' }, newborn, slip('g')],
  ])('%s', (_, one, typed, context, expected) => {
    expect(problem(one, typed, context)).toEqual(expected);
  });

  it.each<[string, NumberField, string, FieldProblem | undefined]>([
    ['impossible', aNumber('hemoglobin', ['g/dL']), '115', impossible(1, 25, 'g/dL')],
    ['what may be a meter’s LO', aNumber('glucose', ['mg/dL']), '20', { code: 'meter-low', unit: 'mg/dL' }],
    ['a newborn’s kilograms', aNumber('weight', ['kg'], 'infant'), '30', undefined],
  ])('a typo into a unit the field does not offer is not detected: %s', (_, one, value, expected) => {
    expect(problem(one, { value }, adult)).toEqual(expected);
  });
});

describe('the notation of a number', () => {
  const counted = field({
    key: 'value',
    control: 'number',
    units: [],
    limits: { min: 2, max: 20 },
    decimals: 1,
  }) as NumberField;
  const free = field({ key: 'value', control: 'number', units: [], decimals: 0 }) as NumberField;
  const excess = field({
    key: 'value',
    control: 'number',
    units: [],
    limits: { min: -40, max: 40 },
    decimals: 1,
  }) as NumberField;
  const notANumber: FieldProblem = { code: 'not-a-number' };

  it.each<[string, NumberField, string, FieldProblem | undefined]>([
    ['digits', counted, '7', undefined],
    ['blanks around', counted, ' 7.5 ', undefined],
    ['noughts before', counted, '007', undefined],
    ['the least', counted, '2', undefined],
    ['the most', counted, '20.0', undefined],
    ['less', counted, '1.9', impossible(2, 20, '')],
    ['more', counted, '20.1', impossible(2, 20, '')],
    ['no limits', free, '999999999', undefined],
    ['more digits than a number has', free, '1234567890', notANumber],
    ['too many decimals', counted, '7.25', { code: 'too-many-decimals', decimals: 1 }],
    ['a nought too many', counted, '7.50', { code: 'too-many-decimals', decimals: 1 }],
    ['words', counted, 'high', notANumber],
    ['a sign', counted, '-7', notANumber],
    ['a plus', counted, '+7', notANumber],
    ['an exponent', counted, '1e1', notANumber],
    ['a comma', counted, '7,8', notANumber],
    ['an unfinished number', counted, '7.', notANumber],
    ['only the point', counted, '.5', notANumber],
    ['two numbers', counted, '7 8', notANumber],
    ['digits of another script', counted, '७', notANumber],
    ['what JavaScript takes for a number', counted, '0x10', notANumber],
    ['Infinity', free, 'Infinity', notANumber],
    ['a sign where there is less than nothing', excess, '-7.5', undefined],
    ['less than the least under nothing', excess, '-41', impossible(-40, 40, '')],
    ['a sign alone', excess, '-', notANumber],
    ['two signs', excess, '--7', notANumber],
  ])('%s', (_, one, value, expected) => {
    expect(problem(one, { value }, adult)).toEqual(expected);
  });

  it.each([
    ['another unit', 'stone'],
    ['none', ''],
    ['another spelling', 'mg/dl'],
  ])('a unit that the field does not have: %s', (_, unit) => {
    expect(problem(glucose, { value: '110', unit }, adult)).toEqual({ code: 'not-an-option' });
  });

  it('a unit with spaces around it is the unit', () => {
    expect(problem(glucose, { value: '110', unit: ' mg/dL ' }, adult)).toBeUndefined();
  });
});

describe('pressureProblem', () => {
  const pressure = (part: string): LeafField =>
    field({
      key: `my_${part}`,
      control: 'number',
      units: [],
      decimals: 0,
      reading: { metric: 'bloodpressure', part, subject: 'patient' },
    });
  const [systolic, diastolic] = [pressure('systolic'), pressure('diastolic')];
  const measured = (measure: 'systolic' | 'diastolic'): LeafField =>
    field({ key: `my_${measure}`, control: 'number', measure, units: [], decimals: 0 });

  it.each<[string, readonly LeafField[], string, string, readonly [string, FieldProblem] | undefined]>([
    ['nothing', [systolic, diastolic], '', ' ', undefined],
    ['both', [systolic, diastolic], '148', '92', undefined],
    ['the upper one alone', [systolic, diastolic], '148', '', ['my_diastolic', { code: 'required' }]],
    ['the lower one alone', [systolic, diastolic], '', '92', ['my_systolic', { code: 'required' }]],
    [
      'the wrong way round',
      [diastolic, systolic],
      '92',
      '148',
      ['my_diastolic', { code: 'swapped', with: 'my_systolic' }],
    ],
    ['as numbers, not as words', [systolic, diastolic], '100', '92', undefined],
    ['no numbers', [systolic, diastolic], 'high', 'low', undefined],
    ['only one of the two fields', [systolic], '148', '', undefined],
    [
      'the wrong way round, of fields that are no readings',
      [measured('systolic'), measured('diastolic')],
      '92',
      '148',
      ['my_diastolic', { code: 'swapped', with: 'my_systolic' }],
    ],
  ])('%s', (_, fields, upper, lower, expected) => {
    const values = { my_systolic: upper, my_diastolic: lower };
    expect(pressureProblem({ fields, values })).toEqual(expected);
  });
});
