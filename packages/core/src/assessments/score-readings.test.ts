// spec: 104, limits-dangerous

import { describe, expect, it } from 'vitest';
import { LAB_TESTS } from '#labs';
import { measureOf } from '#observations';
import type { EnteredInput } from './inputs.ts';
import { SCALE_KEYS, type ScaleKey, scaleOf } from './scales.ts';
import { type RecordedValue, scoreReadings } from './score-readings.ts';

/** Time of the score. Readings of the record are an hour older. */
const AT = 1_760_000_000;
const BEFORE = AT - 3600;

/** Readings of a score: metric, age in seconds, values and source inputs. */
function readingsOf(
  key: ScaleKey,
  entered: readonly EnteredInput[],
  recorded: readonly RecordedValue[] = [],
) {
  const scale = scaleOf(key);
  if (!scale) throw new Error(key);
  const context = { recorded, timestamp: AT, metaInfo: { updatedAt: AT }, newId: () => 'id' };
  return scoreReadings(scale, entered, context).map(({ reading, inputs }) => [
    reading.metric,
    AT - (reading.timestamp ?? 0),
    reading.values.map((value) => `${value.key} ${value.text} ${value.unit}`).join(', '),
    inputs.join(', '),
  ]);
}

const PRESSURE = [
  { key: 'systolic', value: 184 },
  { key: 'diastolic', value: 122 },
];
const recorded = (metric: string, key: string, text: string, unit: string, at = BEFORE): RecordedValue => ({
  ...{ metric, key, text, unit, at },
});

describe('the readings of a score', () => {
  it.each<
    [string, ScaleKey, readonly EnteredInput[], readonly (readonly [string, number, string, string])[]]
  >([
    [
      'one for each vital sign',
      'NEWS',
      [
        { key: 'respiration', value: 26 },
        { key: 'spo2', value: 91 },
        { key: 'pulse', value: 132 },
        { key: 'temperature', value: 39.4 },
      ],
      [
        ['respiratoryrate', 0, 'value 26 /min', 'respiration'],
        ['spo2', 0, 'value 91 %', 'spo2'],
        ['heartrate', 0, 'value 132 /min', 'pulse'],
        ['temperature', 0, 'value 39.4 Cel', 'temperature'],
      ],
    ],
    [
      'one of both numbers of a blood pressure',
      'MEWC',
      PRESSURE,
      [['bloodpressure', 0, 'systolic 184 mm[Hg], diastolic 122 mm[Hg]', 'systolic, diastolic']],
    ],
    [
      'one of a systolic pressure alone',
      'QSOFA',
      [{ key: 'systolic', value: 84 }],
      [['bloodpressure', 0, 'systolic 84 mm[Hg]', 'systolic']],
    ],
    [
      'one for each result of a laboratory',
      'APACHE_II',
      [
        { key: 'ph', value: 7.09 },
        { key: 'bicarbonate', value: 12 },
        { key: 'sodium', value: 118 },
        { key: 'potassium', value: 6.8 },
        { key: 'creatinine', value: 5.25 },
        { key: 'hematocrit', value: 34 },
        { key: 'whiteCells', value: 0.8 },
      ],
      [
        ['laboratory', 0, 'arterialPh 7.09 [pH]', 'ph'],
        ['laboratory', 0, 'bicarbonate 12 mmol/L', 'bicarbonate'],
        ['laboratory', 0, 'sodium 118 mmol/L', 'sodium'],
        ['electrolytes', 0, 'potassium 6.8 mmol/L', 'potassium'],
        ['creatinine', 0, 'value 5.25 mg/dL', 'creatinine'],
        ['laboratory', 0, 'packedCellVolume 34 %', 'hematocrit'],
        ['laboratory', 0, 'whiteCells 0.8 10*3/uL', 'whiteCells'],
      ],
    ],
    [
      'of platelets and bilirubin',
      'SOFA',
      [
        { key: 'platelets', value: 42 },
        { key: 'bilirubin', value: 12.4 },
      ],
      [
        ['bloodcount', 0, 'platelets 42 10*9/L', 'platelets'],
        ['laboratory', 0, 'bilirubin 12.4 mg/dL', 'bilirubin'],
      ],
    ],
    [
      'none of choices, totals and what the record has no metric of',
      'APACHE_II',
      [
        { key: 'acute', value: 'yes' },
        { key: 'gcs', value: 9 },
        { key: 'fio2', value: 0.6 },
        { key: 'pao2', value: 58 },
      ],
      [],
    ],
    ['none of a questionnaire', 'PHQ_9', [{ key: 'q9', value: '2' }], []],
  ])('are %s', (_, scale, entered, expected) => {
    expect(readingsOf(scale, entered)).toEqual(expected);
  });

  it.each<[string, ScaleKey, EnteredInput, RecordedValue]>([
    [
      'as it was measured',
      'NEWS',
      { key: 'spo2', value: 91, at: BEFORE },
      recorded('spo2', 'value', '91', '%'),
    ],
    [
      'in another unit',
      'NEWS',
      { key: 'temperature', value: 38, at: BEFORE },
      recorded('temperature', 'value', '100.4', '[degF]'),
    ],
    [
      'with more decimals',
      'SOFA',
      { key: 'bilirubin', value: 2.3, at: BEFORE },
      recorded('laboratory', 'bilirubin', '2.34', 'mg/dL'),
    ],
    [
      'of the second metric that has it',
      'NEWS',
      { key: 'pulse', value: 58, at: BEFORE },
      recorded('restinghr', 'value', '58', '/min'),
    ],
  ])('are none for a value of the record %s', (_, scale, entered, value) => {
    expect(readingsOf(scale, [entered], [value])).toEqual([]);
  });

  it.each<[string, EnteredInput, RecordedValue | undefined, number]>([
    ['was typed again', { key: 'spo2', value: 91 }, recorded('spo2', 'value', '91', '%'), 0],
    ['was changed', { key: 'spo2', value: 88, at: BEFORE }, recorded('spo2', 'value', '91', '%'), 3600],
    [
      'is of another time',
      { key: 'spo2', value: 91, at: BEFORE },
      recorded('spo2', 'value', '91', '%', BEFORE - 60),
      3600,
    ],
    [
      'is of another metric',
      { key: 'spo2', value: 91, at: BEFORE },
      recorded('heartrate', 'value', '91', '/min'),
      3600,
    ],
    ['is not in the record', { key: 'spo2', value: 91, at: BEFORE }, undefined, 3600],
  ])('are one for a value that %s', (_, entered, value, age) => {
    expect(readingsOf('NEWS', [entered], value ? [value] : [])).toEqual([
      ['spo2', age, `value ${entered.value} %`, 'spo2'],
    ]);
  });

  it('are one for the changed number of a blood pressure', () => {
    const entered = [
      { key: 'systolic', value: 184, at: BEFORE },
      { key: 'diastolic', value: 96 },
    ];
    const before = [
      recorded('bloodpressure', 'systolic', '184', 'mm[Hg]'),
      recorded('bloodpressure', 'diastolic', '122', 'mm[Hg]'),
    ];
    expect(readingsOf('MEWC', entered, before)).toEqual([
      ['bloodpressure', 0, 'diastolic 96 mm[Hg]', 'diastolic'],
    ]);
  });
});

const SOURCES = SCALE_KEYS.flatMap((key) =>
  (scaleOf(key)?.inputs ?? []).flatMap(({ key: input, record = [] }) =>
    record.map(({ metric, value }) => [`${key} ${input}`, metric, value] as const),
  ),
);

it.each(SOURCES)('%s is in the record as %s %s', (_, metric, value) => {
  const isTest = metric === 'laboratory' && LAB_TESTS.some(({ key }) => key === value);
  expect(isTest || measureOf(metric, value) !== undefined).toBe(true);
});
