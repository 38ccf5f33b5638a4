import { describe, expect, it } from 'vitest';
import { ckdEpi2021 } from './egfr.ts';
import { ageInYears, estimatedGfr, type PersonContext } from './index.ts';

const aged = (years: number, sex?: string): PersonContext => ({
  age: ageInYears(years),
  ...(sex === undefined ? {} : { sex }),
});

describe('the equation', () => {
  it.each([
    ['M 70 y', 0.8, 70, 'male', 95.2],
    ['M 81 y', 1.7, 81, 'male', 40],
  ] as const)('equals the published value for %s and %s mg/dL', (_, creatinine, years, sex, expected) => {
    expect(ckdEpi2021(creatinine, years, sex)).toBeCloseTo(expected, 1);
  });

  // At kappa both powers are 1: 142 × 0.9938^50 is 104.05, and 1.2 % more for women.
  it.each([
    ['male', 0.9, 104.05],
    ['female', 0.7, 105.3],
  ] as const)('is at its kink for the %s sex at %s mg/dL', (sex, kappa, expected) => {
    expect(ckdEpi2021(kappa, 50, sex)).toBeCloseTo(expected, 1);
  });

  // Published powers of a doubling and a halving: 2^-1.2 is 0.4353, 0.5^-0.241 is 1.1818, 0.5^-0.302 is 1.2329.
  it.each([
    ['male', 1.8, 0.9, 0.4353],
    ['female', 1.4, 0.7, 0.4353],
    ['male', 0.45, 0.9, 1.2329],
    ['female', 0.35, 0.7, 1.1818],
  ] as const)('changes for the %s sex from kappa to %s mg/dL', (sex, creatinine, kappa, ratio) => {
    expect(ckdEpi2021(creatinine, 40, sex) / ckdEpi2021(kappa, 40, sex)).toBeCloseTo(ratio, 4);
  });
});

describe('estimatedGfr', () => {
  it.each([
    ['a man of 70', 0.8, 'mg/dL', aged(70, 'male'), { male: 95 }],
    ['a man of 81', 1.7, 'mg/dL', aged(81, 'male'), { male: 40 }],
    ['a woman of 50', 0.7, 'mg/dL', aged(50, 'female'), { female: 105 }],
    ['micromoles', 70.72, 'umol/L', aged(70, 'male'), { male: 95 }],
    ['another spelling of them', 70.72, 'µmol/L', aged(70, 'male'), { male: 95 }],
    ['a sex that is not known', 1, 'mg/dL', aged(60), { male: 86, female: 64 }],
    ['a sex that is neither', 1, 'mg/dL', aged(60, 'other'), { male: 86, female: 64 }],
    ['the first day of 18 years', 0.9, 'mg/dL', aged(18, 'male'), { male: 127 }],
    ['the last month of 17 years', 0.9, 'mg/dL', { age: { months: 215, days: 6570 }, sex: 'male' }, {}],
    ['an age that is not known', 0.9, 'mg/dL', { sex: 'male' }, {}],
    ['a pregnancy', 0.9, 'mg/dL', { ...aged(30, 'female'), pregnant: true }, {}],
    ['a pregnancy of a known week', 0.9, 'mg/dL', { ...aged(30, 'female'), gestationalDays: 140 }, {}],
    ['six weeks after a birth', 0.9, 'mg/dL', { ...aged(30, 'female'), daysAfterBirth: 42 }, {}],
    [
      'more than six weeks after it',
      0.9,
      'mg/dL',
      { ...aged(30, 'female'), daysAfterBirth: 43 },
      { female: 88 },
    ],
    ['none at all', 0, 'mg/dL', aged(30, 'male'), {}],
    ['less than none', -1, 'mg/dL', aged(30, 'male'), {}],
    ['no number', Number.NaN, 'mg/dL', aged(30, 'male'), {}],
    ['a unit that is none of creatinine', 0.9, 'g/dL', aged(30, 'male'), {}],
  ] satisfies readonly (readonly [string, number, string, PersonContext, Record<string, number>])[])(
    'of %s',
    (_, value, unit, context, expected) => {
      const found = estimatedGfr({ value, unit }, context);
      expect(Object.fromEntries(found.map((one) => [one.sex, one.value]))).toEqual(expected);
    },
  );

  it('uses the age in completed years', () => {
    const months = 70 * 12 + 11;
    const [found] = estimatedGfr(
      { value: 1.7, unit: 'mg/dL' },
      { sex: 'male', age: { months, days: 25_900 } },
    );
    expect(found?.value).toBe(Math.round(ckdEpi2021(1.7, 70, 'male')));
  });

  it('uses the creatinine to two decimals', () => {
    const of = (value: number) => estimatedGfr({ value, unit: 'mg/dL' }, aged(40, 'male'))[0]?.value;
    expect([of(0.8451), of(0.8549)]).toEqual([of(0.85), of(0.85)]);
  });

  it.each(['male', 'female'])('falls as creatinine rises: %s', (sex) => {
    const found = Array.from(
      { length: 100 },
      (_, index) => estimatedGfr({ value: 0.4 + index * 0.1, unit: 'mg/dL' }, aged(45, sex))[0]?.value ?? 0,
    );
    expect(found).toEqual(found.toSorted((a, b) => b - a));
    expect(found.at(-1)).toBeGreaterThan(0);
  });
});
