// spec: 243

import { describe, expect, it } from 'vitest';
import { EVERY_CONTROL, entered, field, options } from '../../test/forms.ts';
import type { FieldAt } from './definition/field-at.ts';
import { fieldPath } from './definition/field-at.ts';
import { type LeafField, leafFields } from './definition/form-definition.ts';
import {
  type FieldValue,
  initialRow,
  initialValue,
  initialValues,
  isAnswered,
  isDirty,
  rowsOf,
  sameValue,
  storedKeys,
  valueAt,
  withValue,
} from './form-values.ts';

const definition = EVERY_CONTROL;
const untouched = initialValues(definition);
const sectionOf = (key: string) => {
  const section = definition.sections.find((one) => one.key === key);
  if (!section) throw new Error(`no section ${key}`);
  return section;
};
const medicines = sectionOf('medicines');

const number = field({ key: 'n', control: 'number', units: ['kg', 'g'], decimals: 0 });
const counted = field({ key: 'n', control: 'number', units: [], decimals: 0 });

describe('untouched fields', () => {
  it.each<[string, LeafField, FieldValue, readonly string[]]>([
    ['a text', field({ key: 't', control: 'long_text', maxLength: 1 }), '', ['t']],
    ['a number', number, '', ['n', 'nUnit', 'nReason']],
    ['a count', counted, '', ['n', 'nReason']],
    ['a date', field({ key: 'd', control: 'date' }), '', ['d']],
    ['a choice', field({ key: 'c', control: 'dropdown', options: options('A') }), '', ['c']],
    [
      'a choice with a default',
      field({ key: 'c', control: 'dropdown', options: options('A'), initial: 'A' }),
      'A',
      ['c'],
    ],
    ['a list', field({ key: 'm', control: 'multiselect', options: options('A') }), [], ['m']],
    ['files', field({ key: 'f', control: 'file', accept: [], maxFiles: 1 }), [], ['f']],
    ['a tick', field({ key: 'b', control: 'boolean' }), false, ['b']],
    ['a tick that is set', field({ key: 'b', control: 'boolean', initial: true }), true, ['b']],
  ])('%s', (_, one, value, keys) => {
    expect(initialValue(one)).toEqual(value);
    expect(storedKeys(one)).toEqual(keys);
  });

  it('have the first unit beside a number; groups have no rows', () => {
    expect(untouched.glucose).toEqual({
      value: '',
      valueUnit: 'mg/dL',
      mealSituation: 'MEAL_SITUATION_RANDOM',
    });
    expect(untouched.medicines).toEqual({ takes: '', list: [] });
    expect(untouched.person).not.toHaveProperty('visitsUnit');
  });

  it('conditional ones have a value, also in a new row', () => {
    expect(untouched.signs).toMatchObject({ degrees: '', degreesUnit: 'Cel', which: '' });
    expect(initialRow(medicines.group?.fields ?? [])).toEqual({
      name: '',
      dose: '',
      doseUnit: 'mg',
      stopped: false,
      why: '',
      since: '',
    });
  });
});

describe('values by path', () => {
  const values = entered(definition, { medicines: { takes: 'YES', list: [{ name: 'A' }, { name: 'B' }] } });

  it.each<[FieldAt, FieldValue | undefined]>([
    [{ section: 'medicines', key: 'takes' }, 'YES'],
    [{ section: 'medicines', row: 1, key: 'name' }, 'B'],
    [{ section: 'medicines', row: 2, key: 'name' }, undefined],
    [{ section: 'medicines', row: 0, key: 'takes' }, undefined],
    [{ section: 'person', row: 0, key: 'name' }, undefined],
    [{ section: 'nothing', key: 'name' }, undefined],
  ])('%o', (at, expected) => {
    expect(valueAt(definition, values, at)).toEqual(expected);
  });

  it('have the row in the middle', () => {
    expect(fieldPath({ section: 'body', key: 'weight' })).toBe('body.weight');
    expect(fieldPath({ section: 'medicines', row: 0, key: 'name' })).toBe('medicines.0.name');
  });

  it('change one value in a copy, in its row alone', () => {
    const before = structuredClone(values);
    const next = withValue(definition, values, { section: 'medicines', row: 1, key: 'name' }, 'C');
    expect(rowsOf(medicines, next.medicines)).toEqual([{ name: 'A' }, { name: 'C' }]);
    expect(rowsOf(medicines, next.medicines)[0]).toBe(rowsOf(medicines, values.medicines)[0]);
    expect(values).toEqual(before);
  });

  it.each<[string, FieldAt]>([
    ['a row that there is not', { section: 'medicines', row: 2, key: 'name' }],
    ['a row of a section without any', { section: 'person', row: 0, key: 'name' }],
    ['a row of no section', { section: 'nothing', row: 0, key: 'name' }],
  ])('are not changed by %s', (_, at) => {
    expect(withValue(definition, values, at, 'C')).toBe(values);
  });

  it('leave out invalid rows', () => {
    expect(rowsOf(medicines, { list: 'none' })).toEqual([]);
    expect(rowsOf(medicines, undefined)).toEqual([]);
    expect(rowsOf(sectionOf('person'), { list: [{}] })).toEqual([]);
  });
});

describe('sameValue', () => {
  it.each<[unknown, unknown, boolean]>([
    ['a', 'a', true],
    ['1', '1.0', false],
    [['A'], ['A'], true],
    [['A', 'B'], ['B', 'A'], false],
    [[{ name: 'A' }], [{ name: 'A' }], true],
    [{ note: 'A' }, { note: 'A' }, true],
    [null, undefined, false],
    [undefined, undefined, true],
    [[], undefined, false],
    [false, '', false],
  ])('%o and %o: %s', (one, other, same) => {
    expect(sameValue(one, other)).toBe(same);
  });
});

describe('isDirty', () => {
  it.each<[string, Parameters<typeof entered>[1], boolean]>([
    ['an untouched form', {}, false],
    ['a text', { person: { name: 'A' } }, true],
    ['a text taken back', { person: { name: '' } }, false],
    ['a unit alone', { glucose: { valueUnit: 'mmol/L' } }, true],
    ['a list', { signs: { seen: ['PAIN'] } }, true],
    ['an empty list', { signs: { seen: [] } }, false],
    ['a new row', { medicines: { list: [{}] } }, true],
    ['a value the form does not know', { person: { other: 'x' } }, true],
    ['a section the form does not know', { other: { name: 'x' } }, false],
  ])('%s', (_, values, dirty) => {
    expect(isDirty(definition, entered(definition, values))).toBe(dirty);
  });
});

describe('isAnswered', () => {
  it.each<[string, string, string, FieldValue, boolean]>([
    ['a number', 'glucose', 'value', '148', true],
    ['blanks', 'person', 'name', '  ', false],
    ['a set tick', 'bloodPressure', 'irrPulse', true, true],
    ['a tick taken back', 'bloodPressure', 'irrPulse', false, false],
    ['a choice', 'signs', 'medicine', 'NO', true],
    ['the default choice', 'glucose', 'mealSituation', 'MEAL_SITUATION_RANDOM', false],
    ['another than the default', 'glucose', 'mealSituation', 'MEAL_SITUATION_FASTING', true],
    ['a list', 'signs', 'seen', ['NONE'], true],
    ['an empty list', 'signs', 'seen', [], false],
    ['another unit alone', 'glucose', 'valueUnit', 'mmol/L', false],
    ['a reason alone', 'glucose', 'valueReason', 'Measured twice', false],
  ])('%s', (_, key, name, value, answered) => {
    const values = entered(definition, { [key]: { [name]: value } });
    expect(isAnswered(leafFields(sectionOf(key).fields), values[key])).toBe(answered);
  });

  it('is false for empty values', () => {
    expect(isAnswered(leafFields(medicines.fields), undefined)).toBe(false);
  });
});
