import { UNREADABLE_TIME } from '@careline/core/internal/fhir/values';
import { LABORATORY } from '@careline/core/internal/labs';
import { describe, expect, it } from 'vitest';
import { readRows } from '../files/read-rows.ts';
import { readReading } from './read-reading.ts';
import { readingRowSchema } from './reading-row.ts';

const LOINC = 'http://loinc.org';
const TIME = '"effectiveDateTime":"2014-08-23T16:41:21+00:00"';

/** Reads a row written as JSON, to keep the digits of the text. */
function read(fields: string, time = TIME) {
  const line = `{"source":"s","id":"1","patient":"p","status":"final",${fields}${time && `,${time}`}}`;
  const [row] = readRows([line], readingRowSchema).rows;
  if (!row) throw new Error(`not a row: ${line}`);
  return readReading(row.row, 'Asia/Kolkata');
}

const coded = (code: string, rest: string): string => `"system":"${LOINC}","code":"${code}",${rest}`;
const component = (code: string, rest: string): string =>
  `{"system":"${LOINC}","code":"${code}","display":"x",${rest}}`;

describe('a reading of a file', () => {
  it.each([
    ['weight with a trailing zero', '29463-7', '"value":75.0,"unit":"kg"', 'body', 'weight', '75.0', 75],
    [
      'HbA1c with sixteen digits',
      '4548-4',
      '"value":5.938271604938271,"unit":"%"',
      'hba1c',
      'value',
      '5.938271604938271',
      5.938271604938271,
    ],
    [
      'molar cholesterol',
      '14647-2',
      '"value":5.90,"unit":"mmol/L"',
      'lipid',
      'totalCholesterol',
      '5.90',
      5.9,
    ],
    ['pulse', '8867-4', '"value":72,"unit":"/min"', 'heartrate', 'value', '72', 72],
  ])(
    '%s is a value of its metric with the digits as written',
    (_label, code, fields, metric, key, text, value) => {
      const { reading, remarks } = read(coded(code, fields));
      expect(reading).toMatchObject({ metric, code, system: LOINC, values: [{ key, text, value }] });
      expect(remarks).toEqual([]);
    },
  );

  const HELD_IN_UNIT = '"unit":"mg/dL"';
  it.each([
    ['a bound', `"value":"<=40",${HELD_IN_UNIT}`, '<=40', 'mg/dL'],
    ['a bound in a field of its own', `"value":600,"comparator":">=",${HELD_IN_UNIT}`, '>=600', 'mg/dL'],
    ['a bound that is no comparator of FHIR', `"value":"≤40",${HELD_IN_UNIT}`, '≤40', 'mg/dL'],
    ['a bound with its unit in the words', '"valueText":"<5 mg/dL"', '<5', 'mg/dL'],
    ['a decimal comma', '"value":"7,2","unit":"mmol/L"', '7,2', 'mmol/L'],
    ['a decimal comma with its unit in the words', '"valueText":"7,2 mmol/L"', '7,2', 'mmol/L'],
    ['an exponent as text', `"value":"4.2e2",${HELD_IN_UNIT}`, '4.2e2', 'mg/dL'],
    ['the word of a meter', `"valueText":"HI",${HELD_IN_UNIT}`, 'HI', 'mg/dL'],
    ['the word of a meter as it is spoken', `"valueText":" Lo ",${HELD_IN_UNIT}`, 'LO', 'mg/dL'],
    ['the word of a meter without a unit', '"value":"0Hi"', 'HI', undefined],
    ['the word of a meter as a code', '"valueText":"Too high","valueCode":{"code":"HI"}', 'HI', undefined],
    ['other words', '"valueText":"5 days ago"', '5 days ago', undefined],
    ['a judgement in words', '"valueText":"High"', 'High', undefined],
  ])('keeps %s as text instead of a number', (_label, fields, text, unit) => {
    const { reading, remarks } = read(coded('2339-0', fields));
    expect(reading.values).toEqual([{ key: 'value', text, ...(unit && { unit }) }]);
    expect(remarks).toContain('no-number');
  });

  it('is a laboratory result when a test has its code and its unit', () => {
    const { reading, remarks } = read(coded('2951-2', '"value":112,"unit":"mmol/L"'));
    expect(reading).toMatchObject({
      metric: LABORATORY,
      values: [{ key: 'sodium', text: '112', value: 112, unit: 'mmol/L', label: { en: 'Sodium' } }],
    });
    expect(remarks).toEqual([]);
  });

  it('is judged in the usual unit when the test does not have its unit', () => {
    const { reading, remarks } = read(coded('2951-2', '"value":112,"unit":"furlong"'));
    expect(reading).toMatchObject({
      metric: LABORATORY,
      values: [{ key: 'sodium', text: '112', unit: 'furlong', assumedUnit: 'mmol/L' }],
    });
    expect(remarks).toEqual([]);
  });

  it('keeps the display of a code that is not glucose', () => {
    expect(read(coded('72166-2', '"valueText":"Hi"')).reading.values).toEqual([{ key: 'value', text: 'Hi' }]);
  });

  it('keeps an exponent that JSON has for a number, with its digits', () => {
    const { reading } = read(coded('2339-0', `"value":4.2E2,${HELD_IN_UNIT}`));
    expect(reading.values).toEqual([{ key: 'value', text: '4.2E2', value: 420, unit: 'mg/dL' }]);
  });

  it.each([
    ['beside the value', '"value":99,"valueText":null,"unit":"mg/dL","unitCode":null,"display":null'],
    ['in the code of a value', '"value":99,"unit":"mg/dL","valueCode":{"system":null,"code":null}'],
    ['in lists', '"value":99,"unit":"mg/dL","components":[null],"interpretation":null'],
  ])('treats null %s as absent', (_label, fields) => {
    const { reading } = read(coded('2339-0', fields));
    expect(reading.values).toEqual([{ key: 'value', text: '99', value: 99, unit: 'mg/dL' }]);
  });

  it('keeps half of a pressure with who and when, so that the other half is found', () => {
    const rows = ['8480-6', '8462-4'].map((code) => read(coded(code, '"value":88,"unit":"mm[Hg]"')).reading);
    expect(rows.map(({ metric, values }) => [metric, values[0]?.key])).toEqual([
      ['bloodpressure', 'systolic'],
      ['bloodpressure', 'diastolic'],
    ]);
    expect(new Set(rows.map(({ at, source }) => `${at} ${source}`)).size).toBe(1);
  });

  it('has systolic before diastolic, whatever the order of the source', () => {
    const parts = [
      component('8462-4', '"value":81.30,"unit":"mm[Hg]"'),
      component('8480-6', '"value":128,"unit":"mm[Hg]"'),
    ];
    const { reading } = read(coded('55284-4', `"components":[${parts}]`));
    expect(reading.metric).toBe('bloodpressure');
    expect(reading.values).toEqual([
      { key: 'systolic', text: '128', value: 128, unit: 'mm[Hg]' },
      { key: 'diastolic', text: '81.30', value: 81.3, unit: 'mm[Hg]' },
    ]);
    expect(reading.details).toBeNull();
  });

  it('keeps a blood pressure with a missing half, with the reason', () => {
    const parts = [
      component('8480-6', '"value":110,"unit":"mmHg"'),
      component('8462-4', '"dataAbsentReason":"unknown"'),
    ];
    const { reading, remarks } = read(coded('85354-9', `"components":[${parts}]`));
    expect(reading.values.map(({ key }) => key)).toEqual(['systolic']);
    expect(remarks).toEqual(['part-missing']);
    expect(JSON.stringify(reading.details)).toContain('"dataAbsentReason":"unknown"');
  });

  it.each([
    ['fasting glucose', '1558-6', 'MEAL_SITUATION_FASTING'],
    ['glucose with no situation in its code', '2339-0', null],
  ])('%s', (_label, code, mealSituation) => {
    expect(read(coded(code, '"value":99,"unit":"mg/dL"')).reading).toMatchObject({
      metric: 'bloodglucose',
      mealSituation,
    });
  });

  it('keeps unknown codes, text values and anything without a column', () => {
    const { reading, remarks } = read(
      coded(
        '72166-2',
        '"display":"Smoking","valueText":"Never","valueCode":{"code":"266919005"},"encounter":"e1"',
      ),
    );
    expect(reading).toMatchObject({
      metric: null,
      display: 'Smoking',
      values: [{ key: 'value', text: 'Never' }],
    });
    expect(reading.details).toEqual({ valueCode: { code: '266919005' }, encounter: 'e1' });
    expect(remarks).toEqual(['no-metric']);
  });

  it('ignores metrics for a code of another system', () => {
    expect(read('"system":"http://snomed.info/sct","code":"29463-7","value":1').reading.metric).toBeNull();
  });

  it('prefers UCUM and keeps the name of the unit with it', () => {
    const { reading } = read(coded('8480-6', '"value":109,"unit":"mmHg","unitCode":"mm[Hg]"'));
    expect(reading.values[0]?.unit).toBe('mm[Hg]');
    expect(reading.details).toEqual({ unit: 'mmHg', unitCode: 'mm[Hg]' });
  });

  it('keeps further numbers with their digits', () => {
    const { reading } = read(
      coded('2093-3', '"value":190,"unit":"mg/dL","referenceRange":[{"low":75.0,"high":200}]'),
    );
    expect(JSON.stringify(reading.details)).toBe('{"referenceRange":[{"low":"75.0","high":200}]}');
  });

  it.each([
    ['a number without a unit', coded('29463-7', '"value":70'), TIME, 'no-unit'],
    ['no value at all', coded('8302-2', '"dataAbsentReason":"not-performed"'), TIME, 'no-value'],
    [
      'a creatinine of a dialysis patient',
      coded('38483-4', '"value":88.76,"unit":"mg/dL"'),
      TIME,
      'implausible',
    ],
    ['a day', coded('8302-2', '"value":170,"unit":"cm"'), '"effectiveDateTime":"2009-05-27"', 'day-only'],
    [
      'no zone',
      coded('8302-2', '"value":170,"unit":"cm"'),
      '"effectiveDateTime":"20150221073855"',
      'zone-assumed',
    ],
    ['no time', coded('8302-2', '"value":170,"unit":"cm"'), '', 'no-time'],
  ])('remarks %s and changes nothing', (_label, fields, time, remark) => {
    expect(read(fields, time).remarks).toEqual([remark]);
  });

  it('keeps an unreadable time as text, after everything else', () => {
    const { reading, remarks } = read(
      coded('8302-2', '"value":170,"unit":"cm"'),
      '"effectiveDateTime":"06-31-1991 9:09"',
    );
    expect(reading).toMatchObject({
      at: null,
      onDate: null,
      timeText: '06-31-1991 9:09',
      sortAt: UNREADABLE_TIME,
    });
    expect(remarks).toEqual(['time-unreadable']);
  });

  it('notes that its source withdrew it', () => {
    const fields = coded('8302-2', '"status":"entered-in-error","value":170,"unit":"cm"');
    expect(read(fields).remarks).toEqual(['not-final']);
  });
});
