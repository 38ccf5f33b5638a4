import { describe, expect, it } from 'vitest';
import { alertValues } from './alert-values.ts';

type Row = readonly [
  what: string,
  metric: string,
  measure: string,
  values: Parameters<typeof alertValues>[0]['values'],
  shown: readonly string[],
];

const number = (key: string, text: string, unit: string) => ({ key, text, value: Number(text), unit });

describe('the values of an alert', () => {
  it.each<Row>([
    [
      'a blood pressure as one value',
      'bloodpressure',
      'systolic',
      [number('systolic', '182', 'mm[Hg]'), number('diastolic', '110', 'mm[Hg]')],
      ['182/110 mmHg'],
    ],
    ['a single value without a label', 'spo2', 'spo2', [number('value', '85', '%')], ['85%']],
    [
      'a value from which the finding is derived, with its name',
      'creatinine',
      'egfr',
      [number('creatinine', '2.4', 'mg/dL')],
      ['Creatinine 2.4 mg/dL'],
    ],
  ])('show %s', (_, metric, measure, values, shown) => {
    const found = alertValues({ metric, measure, values }, 'en');
    expect(found.map(({ label, text }) => [label, text].filter(Boolean).join(' '))).toEqual(shown);
  });
});
