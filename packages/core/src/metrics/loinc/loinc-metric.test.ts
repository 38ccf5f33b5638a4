import { describe, expect, it } from 'vitest';
import { isMetricType } from '../metric-types.ts';
import { LOINC_CODES, loincMetric } from './loinc-metric.ts';

describe('LOINC codes and metrics', () => {
  it.each([
    ['blood pressure panel', '85354-9', { metric: 'bloodpressure' }],
    ['old blood pressure panel', '55284-4', { metric: 'bloodpressure' }],
    ['systolic component', '8480-6', { metric: 'bloodpressure', key: 'systolic' }],
    ['weight', '29463-7', { metric: 'body', key: 'weight' }],
    ['measured weight', '3141-9', { metric: 'body', key: 'weight' }],
    ['birth weight', '8339-4', { metric: 'body', key: 'birthWeight' }],
    ['body mass index', '39156-5', { metric: 'body', key: 'bmi' }],
    ['glucose, no situation', '2339-0', { metric: 'bloodglucose', key: 'value' }],
    [
      'fasting glucose',
      '1558-6',
      { metric: 'bloodglucose', key: 'value', mealSituation: 'MEAL_SITUATION_FASTING' },
    ],
    ['molar LDL', '22748-8', { metric: 'lipid', key: 'ldl' }],
    ['resting pulse', '40443-4', { metric: 'restinghr', key: 'value' }],
  ])('%s', (_label, code, expected) => {
    expect(loincMetric(code)).toEqual(expected);
  });

  it.each([
    ['glucose two hours after a 75 g load', '1518-0'],
    ['a code of no metric', '72514-3'],
    ['a property every object has', 'constructor'],
    ['nothing', ''],
  ])('%s belongs to no metric', (_label, code) => {
    expect(loincMetric(code)).toBeUndefined();
  });

  it('maps to metrics of the data service only', () => {
    const metrics = LOINC_CODES.map((code) => loincMetric(code)?.metric ?? '');
    expect(metrics.filter((metric) => !isMetricType(metric))).toEqual([]);
  });

  it('has codes with a valid LOINC check digit', () => {
    const wrong = LOINC_CODES.filter((code) => {
      const [body = '', check] = code.split('-');
      const digits = [...body].reverse().map(Number);
      const sum = digits.reduce((total, digit, index) => {
        const weighted = index % 2 === 0 ? digit * 2 : digit;
        return total + (weighted > 9 ? weighted - 9 : weighted);
      }, 0);
      return String((10 - (sum % 10)) % 10) !== check;
    });
    expect(wrong).toEqual([]);
  });
});
