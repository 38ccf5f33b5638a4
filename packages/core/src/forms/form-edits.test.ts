import { describe, expect, it } from 'vitest';
import { callForm } from '#calls';
import { asciiDigits, withEntry, withLastValue, withSwappedPressures } from './form-edits.ts';
import { initialValues, withValue } from './form-values.ts';

const form = callForm('ahc', 'ad-hoc');
if (!form) throw new Error('the chronic-care call has a form');
const definition = form;
const untouched = initialValues(definition);

describe('asciiDigits', () => {
  it.each([
    ['१४८', '148'],
    ['७.८', '7.8'],
    ['0९', '09'],
    ['१२ किलो', '12 किलो'],
    ['', ''],
  ])('%s is %s', (typed, stored) => {
    expect(asciiDigits(typed)).toBe(stored);
  });
});

describe('withEntry', () => {
  it('makes a number’s digits ASCII and leaves a text alone', () => {
    const number = withEntry(definition, untouched, { section: 'body', key: 'weight', value: '७५' });
    expect(number.body?.weight).toBe('75');
    const text = withEntry(definition, untouched, {
      section: 'complaints',
      key: 'notes',
      value: '२ दिन से दर्द',
    });
    expect(text.complaints?.notes).toBe('२ दिन से दर्द');
  });
});

describe('withLastValue', () => {
  it('enters the value and its unit', () => {
    const last = { text: '7.8', unit: 'mmol/L' };
    const values = withLastValue(definition, untouched, { section: 'bloodGlucose', key: 'value', last });
    expect(values.bloodGlucose).toMatchObject({ value: '7.8', valueUnit: 'mmol/L' });
  });

  it.each([
    ['a unit the form does not know', 'bloodGlucose', 'value', { text: '7.8', unit: 'g/L' }],
    ['a field that is no number', 'complaints', 'notes', { text: '7.8' }],
    ['a field that does not exist', 'nothing', 'at-all', { text: '7.8' }],
  ])('changes nothing for %s', (_, section, key, last) => {
    expect(withLastValue(definition, untouched, { section, key, last })).toEqual(untouched);
  });
});

describe('withSwappedPressures', () => {
  it('exchanges the two numbers and nothing else', () => {
    const entered = withValue(
      withValue(untouched, 'bloodPressure', 'systolic', '92'),
      'bloodPressure',
      'diastolic',
      '148',
    );
    const swapped = withSwappedPressures(definition, entered, 'bloodPressure');
    expect(swapped.bloodPressure).toEqual({ ...entered.bloodPressure, systolic: '148', diastolic: '92' });
  });

  it('changes nothing in a section without pressures', () => {
    expect(withSwappedPressures(definition, untouched, 'body')).toEqual(untouched);
  });
});
