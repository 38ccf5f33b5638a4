import { describe, expect, it } from 'vitest';
import { UNREADABLE_TIME } from '../store/reading-rows.ts';
import { readReading } from './read-reading.ts';
import { readRows } from './read-rows.ts';
import { readingRowSchema } from './reading-row.ts';

const LOINC = 'http://loinc.org';
const TIME = '"effectiveDateTime":"2014-08-23T16:41:21+00:00"';

/** Reads a row written as JSON, so that digits are those of the text. */
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

  it('keeps a blood pressure of which one half is missing, with the reason', () => {
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

  it('keeps a code of no metric, words for values and what belongs to no column', () => {
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

  it('takes a code of another system for no metric', () => {
    expect(read('"system":"http://snomed.info/sct","code":"29463-7","value":1').reading.metric).toBeNull();
  });

  it('prefers UCUM and keeps the name of the unit beside it', () => {
    const { reading } = read(coded('8480-6', '"value":109,"unit":"mmHg","unitCode":"mm[Hg]"'));
    expect(reading.values[0]?.unit).toBe('mm[Hg]');
    expect(reading.details).toEqual({ unit: 'mmHg', unitCode: 'mm[Hg]' });
  });

  it('keeps numbers beside the columns with their digits', () => {
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

  it('keeps a time nobody can read as text, after everything else', () => {
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

  it('notes what its source withdrew', () => {
    const fields = coded('8302-2', '"status":"entered-in-error","value":170,"unit":"cm"');
    expect(read(fields).remarks).toEqual(['not-final']);
  });
});
