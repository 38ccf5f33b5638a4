import { describe, expect, it } from 'vitest';
import { aForm, aSection, EVERY_CONTROL, entered, field } from '../../test/forms.ts';
import type { FieldAt } from './definition/field-at.ts';
import {
  fieldAt,
  withEntry,
  withLastRows,
  withLastValue,
  withNewRow,
  withoutRow,
  withReason,
  withSwappedPressures,
  withUnit,
} from './form-edits.ts';
import { type FieldValue, initialValues, type RowValues, valueAt } from './form-values.ts';

const definition = EVERY_CONTROL;
const untouched = initialValues(definition);
const value: FieldAt = { section: 'glucose', key: 'value' };
const seen: FieldAt = { section: 'signs', key: 'seen' };
const dose: FieldAt = { section: 'medicines', row: 0, key: 'dose' };

const inRows = (...list: readonly RowValues[]) => entered(definition, { medicines: { list } });

describe('fieldAt', () => {
  it.each<[string, FieldAt, string | undefined]>([
    ['a field', value, 'number'],
    ['a conditional one', { section: 'signs', key: 'which' }, 'short_text'],
    ['one of a row', dose, 'number'],
    ['a row’s field asked of the section', { section: 'medicines', key: 'dose' }, undefined],
    ['a section’s field asked of a row', { section: 'medicines', row: 0, key: 'takes' }, undefined],
    ['no such field', { section: 'glucose', key: 'other' }, undefined],
    ['no such section', { section: 'other', key: 'value' }, undefined],
    ['a row of a section without', { section: 'glucose', row: 0, key: 'value' }, undefined],
  ])('%s', (_, at, control) => {
    expect(fieldAt(definition, at)?.control).toBe(control);
  });
});

describe('withEntry', () => {
  it.each<[string, FieldAt, string, string]>([
    ['a number', value, '१४८', '148'],
    ['a phone number', { section: 'person', key: 'phone' }, '९८०००००००१', '9800000001'],
    ['a text stays as typed', { section: 'person', key: 'story' }, '२ दिन से दर्द', '२ दिन से दर्द'],
    ['blanks stay as typed', value, ' 148', ' 148'],
  ])('%s', (_, at, typed, stands) => {
    expect(valueAt(definition, withEntry(definition, untouched, at, typed), at)).toBe(stands);
  });

  it.each<[string, number, string, string]>([
    ['a minus as it is printed', -40, '−४', '-4'],
    ['where nothing is less than nothing', 0, '−४', '−4'],
  ])('%s', (_, min, typed, stands) => {
    const excess = field({
      key: 'excess',
      control: 'number',
      units: [],
      limits: { min, max: 40 },
      decimals: 1,
    });
    const form = aForm(aSection('gas', [excess]));
    const at = { section: 'gas', key: 'excess' };
    expect(valueAt(form, withEntry(form, initialValues(form), at, typed), at)).toBe(stands);
  });

  it('of a looked-up term clears its code, which is entered after it', () => {
    const term = field({
      key: 'term',
      control: 'short_text',
      maxLength: 90,
      lookUp: { table: 'icd10', code: 'code' },
    });
    const code = field({ key: 'code', control: 'short_text', maxLength: 8, format: 'icd10' });
    const form = aForm(aSection('diagnosis', [term, code]));
    const at = (key: string) => ({ section: 'diagnosis', key });
    const chosen = withEntry(
      form,
      withEntry(form, initialValues(form), at('term'), 'Cough'),
      at('code'),
      'R05',
    );
    expect(valueAt(form, chosen, at('code'))).toBe('R05');
    const worded = withEntry(form, chosen, at('term'), 'Cough, dry');
    expect(valueAt(form, worded, at('code'))).toBe('');
  });

  it('converts a code to capitals', () => {
    const code = field({ key: 'code', control: 'short_text', maxLength: 8, format: 'icd10' });
    const form = aForm(aSection('diagnosis', [code]));
    const at = { section: 'diagnosis', key: 'code' };
    expect(valueAt(form, withEntry(form, initialValues(form), at, 'e11.9'), at)).toBe('E11.9');
  });

  it('removes spaces from a line of digits', () => {
    const pin = field({ key: 'pin', control: 'short_text', maxLength: 6, format: 'digits' });
    const form = aForm(aSection('address', [pin]));
    const at = { section: 'address', key: 'pin' };
    expect(valueAt(form, withEntry(form, initialValues(form), at, ' ५०० 033'), at)).toBe('500033');
  });

  it.each<[string, readonly string[], readonly string[], readonly string[]]>([
    ['the exclusive option takes the place of the others', ['PAIN'], ['PAIN', 'NONE'], ['NONE']],
    ['and gives way to one of them', ['NONE'], ['NONE', 'FEVER'], ['FEVER']],
    ['wherever it stands in the list', ['NONE'], ['FEVER', 'NONE'], ['FEVER']],
    ['alone it stays', [], ['NONE'], ['NONE']],
    ['the others stay together', ['PAIN'], ['PAIN', 'FEVER'], ['PAIN', 'FEVER']],
    ['nothing chosen is nothing', ['NONE'], [], []],
  ])('a list: %s', (_, before, chosen, stands) => {
    const values = entered(definition, { signs: { seen: before } });
    expect(withEntry(definition, values, seen, chosen).signs?.seen).toEqual(stands);
  });

  it('ticks in a row', () => {
    const at = { ...dose, key: 'stopped' };
    const values = withEntry(definition, inRows({ name: 'A' }), at, true);
    expect(valueAt(definition, values, at)).toBe(true);
  });
});

describe('a reason', () => {
  const explained = withReason(
    definition,
    entered(definition, { glucose: { value: '420' } }),
    value,
    'Measured twice',
  );

  it('is stored with its number, in a row too', () => {
    expect(explained.glucose?.valueReason).toBe('Measured twice');
    const row = withReason(definition, inRows({ name: 'A', dose: '5000' }), dose, 'As prescribed');
    expect(row.medicines?.list).toEqual([{ name: 'A', dose: '5000', doseReason: 'As prescribed' }]);
  });

  it.each([
    ['another number', withEntry(definition, explained, value, '42')],
    ['another unit', withUnit(definition, explained, value, 'mmol/L')],
    ['the last value', withLastValue(definition, explained, value, { value: '100' })],
  ])('is invalid for %s', (_, values) => {
    expect(values.glucose?.valueReason).toBe('');
  });

  it('stays when another field changes', () => {
    const at = { section: 'glucose', key: 'mealSituation' };
    const values = withEntry(definition, explained, at, 'MEAL_SITUATION_FASTING');
    expect(values.glucose?.valueReason).toBe('Measured twice');
  });

  it('is not invented when there is none', () => {
    expect(withEntry(definition, untouched, value, '42').glucose).not.toHaveProperty('valueReason');
    expect(withUnit(definition, untouched, value, 'mmol/L').glucose).not.toHaveProperty('valueReason');
  });
});

describe('withLastValue', () => {
  const at = (section: string, key: string): FieldAt => ({ section, key });

  it.each<[string, FieldAt, FieldValue, string | undefined, object]>([
    ['a number in its unit', value, '7.8', 'mmol/L', { value: '7.8', valueUnit: 'mmol/L' }],
    ['a number whose unit is not known', value, '110', undefined, { value: '110', valueUnit: 'mg/dL' }],
    ['a count', at('person', 'visits'), '3', undefined, { visits: '3' }],
    ['a text', at('person', 'story'), 'Fever', undefined, { story: 'Fever' }],
    ['a choice', at('signs', 'medicine'), 'NO', undefined, { medicine: 'NO' }],
    ['a date', at('person', 'born'), '1984-02-29', undefined, { born: '1984-02-29' }],
    ['a tick', at('bloodPressure', 'irrPulse'), true, undefined, { irrPulse: true }],
    ['a list', seen, ['PAIN'], undefined, { seen: ['PAIN'] }],
    ['files', at('person', 'papers'), ['file-1'], undefined, { papers: ['file-1'] }],
  ])('enters %s', (_, place, last, unit, expected) => {
    const values = withLastValue(definition, untouched, place, { value: last, unit });
    expect(values[place.section]).toMatchObject(expected);
  });

  it('enters it in a row', () => {
    const values = withLastValue(definition, inRows({ name: 'A' }), dose, { value: '2', unit: 'g' });
    expect(values.medicines?.list).toEqual([{ name: 'A', dose: '2', doseUnit: 'g' }]);
  });

  it.each<[string, FieldAt, unknown, string | undefined]>([
    ['a unit the field does not have', value, '7.8', 'g/L'],
    ['a tick for a number', value, true, undefined],
    ['a list for a text', at('person', 'name'), ['A'], undefined],
    ['a text for a list', seen, 'PAIN', undefined],
    ['rows for a list', seen, [{ name: 'A' }], undefined],
    ['a word for a tick', at('bloodPressure', 'irrPulse'), 'true', undefined],
    ['a number of JSON', value, 7.8, 'mmol/L'],
    ['nothing', value, null, undefined],
    ['a field that does not exist', at('glucose', 'other'), 'x', undefined],
    ['a section that does not exist', at('other', 'value'), 'x', undefined],
  ])('changes nothing for %s', (_, place, last, unit) => {
    const value = last as FieldValue;
    expect(withLastValue(definition, untouched, place, { value, unit })).toBe(untouched);
  });

  it('changes nothing in a missing row', () => {
    expect(withLastValue(definition, untouched, dose, { value: '2', unit: 'g' })).toBe(untouched);
  });
});

describe('rows', () => {
  const EMPTY_ROW = { name: '', dose: '', doseUnit: 'mg', stopped: false, why: '', since: '' };

  it('are added at the end, up to the maximum', () => {
    const full = ['', '', '', ''].reduce((values) => withNewRow(definition, values, 'medicines'), untouched);
    expect(full.medicines?.list).toEqual([EMPTY_ROW, EMPTY_ROW, EMPTY_ROW]);
    expect(withNewRow(definition, full, 'medicines')).toBe(full);
  });

  it('are removed from their position', () => {
    const values = withoutRow(
      definition,
      inRows({ name: 'A' }, { name: 'B' }, { name: 'C' }),
      'medicines',
      1,
    );
    expect(values.medicines?.list).toEqual([{ name: 'A' }, { name: 'C' }]);
  });

  it.each([
    ['a section without rows', withNewRow(definition, untouched, 'person')],
    ['no section', withNewRow(definition, untouched, 'other')],
    ['a row that there is not', withoutRow(definition, untouched, 'medicines', 0)],
    ['a row before the first', withoutRow(definition, untouched, 'medicines', -1)],
    ['a row of no section', withoutRow(definition, untouched, 'other', 0)],
    ['rows of last time where there are none', withLastRows(definition, untouched, 'person', { rows: [{}] })],
    ['rows of last time of no section', withLastRows(definition, untouched, 'other', { rows: [{}] })],
  ])('are not changed by %s', (_, values) => {
    expect(values).toBe(untouched);
  });

  it.each<[string, readonly RowValues[], readonly RowValues[]]>([
    [
      'each with all its fields',
      [
        { name: 'A', dose: '2', doseUnit: 'g' },
        { name: 'B', stopped: true, why: 'Bleeding' },
      ],
      [
        { ...EMPTY_ROW, name: 'A', dose: '2', doseUnit: 'g' },
        { ...EMPTY_ROW, name: 'B', stopped: true, why: 'Bleeding' },
      ],
    ],
    [
      'no more than there may be',
      [{ name: 'A' }, { name: 'B' }, { name: 'C' }, { name: 'D' }],
      ['A', 'B', 'C'].map((name) => ({ ...EMPTY_ROW, name })),
    ],
    [
      'without what a field does not take any more',
      [{ name: ['A'], dose: '2', doseUnit: 'pills', stopped: 'yes', other: 'x', why: 'Bleeding' }],
      [{ ...EMPTY_ROW, why: 'Bleeding' }],
    ],
    [
      'without the reasons of last time',
      [{ name: 'A', dose: '2', doseUnit: 'g', doseReason: 'As prescribed' }],
      [{ ...EMPTY_ROW, name: 'A', dose: '2', doseUnit: 'g' }],
    ],
  ])('of last time replace the present ones: %s', (_, rows, expected) => {
    const values = withLastRows(definition, inRows({ name: 'X' }), 'medicines', { rows });
    expect(values.medicines?.list).toEqual(expected);
  });
});

describe('withSwappedPressures', () => {
  const both = { systolic: '92', diastolic: '148' };

  it('swaps the two numbers, and clears their reasons', () => {
    const pressures = entered(definition, {
      bloodPressure: { ...both, systolicReason: 'Measured twice', irrPulse: true },
    });
    const at = { section: 'bloodPressure', key: 'diastolic' };
    expect(withSwappedPressures(definition, pressures, at).bloodPressure).toEqual({
      ...pressures.bloodPressure,
      systolic: '148',
      diastolic: '92',
      systolicReason: '',
    });
  });

  it('swaps the numbers of a row and leaves the others', () => {
    const values = entered(definition, { atHome: { readings: [both, both] } });
    const at = { section: 'atHome', row: 1, key: 'systolic' };
    const expected = [both, { systolic: '148', diastolic: '92' }];
    expect(withSwappedPressures(definition, values, at).atHome?.readings).toEqual(expected);
  });

  it.each<[string, FieldAt]>([
    ['a section without pressures', value],
    ['a section whose rows have them', { section: 'atHome', key: 'systolic' }],
    ['rows without them', dose],
    ['no section', { section: 'other', key: 'systolic' }],
    ['a row that there is not', { section: 'atHome', row: 0, key: 'systolic' }],
  ])('changes nothing in %s', (_, at) => {
    expect(withSwappedPressures(definition, untouched, at)).toBe(untouched);
  });
});
