import { describe, expect, it } from 'vitest';
import { MEASURES, type Measure } from '#observations';
import { everyRound, oneOf } from '../../test/rounds.ts';
import { ageInYears, flagReading, type Reading, shortDigits, unitsOf, valuesText } from './index.ts';

describe('digits for display', () => {
  it.each<[string, string, Measure | undefined, string | undefined, string]>([
    ['what a person wrote', '7.25', 'hba1c', '%', '7.25'],
    ['a zero behind the point', '75.0', 'weight', 'kg', '75.0'],
    ['three decimals', '1.725', 'height', 'm', '1.725'],
    ['the decimals of the measure', '86.685973120', 'weight', 'kg', '86.7'],
    ['none where the measure has none', '179.60435632790262', 'systolic', 'mmHg', '180'],
    ['a zero that rounding leaves', '84.99999999', 'weight', 'kg', '85.0'],
    ['a meter beyond its range', '<54.000001', 'glucose', 'mg/dL', '<54'],
    ['another spelling of the unit', '6.0493827', 'hba1c', 'percent', '6.0'],
    ['three digits where the unit is of no measure', '7.930340325025742', undefined, 'U/L', '7.93'],
    ['whole numbers where they are three', '143.94103939923403', undefined, 'mmol/L', '144'],
    ['all whole digits', '12345.678901', undefined, undefined, '12346'],
    ['never nothing where there is something', '0.00412345', 'creatinine', 'mg/dL', '0.00412'],
    ['nothing where there is nothing', '0.00000', 'creatinine', 'mg/dL', '0.00'],
    ['words', 'see report 1.23456', undefined, undefined, 'see report 1.23456'],
    ['no text', '', 'weight', 'kg', ''],
  ])('%s: %s', (_, text, measure, unit, shown) => {
    expect(shortDigits(text, measure, unit)).toBe(shown);
  });

  it('are on the same side of every cut-off as the stored value', () => {
    everyRound(
      4000,
      (random) => {
        const measure = oneOf(random, MEASURES);
        const unit = unitsOf(measure)[0] ?? '';
        const most = oneOf(random, [3, 20, 60, 200, 400, 3000]);
        return { measure, unit, text: (random() * most).toFixed(9) };
      },
      ({ measure, unit, text }) => {
        const flagOf = (digits: string) => {
          const reading: Reading = { measure, value: Number(digits), unit };
          return flagReading(reading, { sex: 'female', age: ageInYears(40) }).flag?.code;
        };
        expect(flagOf(shortDigits(text, measure, unit))).toBe(flagOf(text));
      },
    );
  });

  it('show a reading on one line, both numbers of a pressure in one', () => {
    const values = [
      { key: 'systolic', text: '143.74006827565012', unit: 'mmHg' },
      { key: 'diastolic', text: '99.35604151692384', unit: 'mmHg' },
      { key: 'pulse', text: '72', unit: '/min' },
    ];
    expect(valuesText(values, 'bloodpressure')).toBe('144/99 mmHg, 72 /min');
    expect(valuesText([{ key: 'value', text: 'Never smoked' }], null)).toBe('Never smoked');
  });
});
