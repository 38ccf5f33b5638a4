import { describe, expect, it } from 'vitest';
import { WEIGHT_FOR_AGE_DAYS, weightForAgeAt } from '../index.ts';
import {
  isImplausibleZ,
  lmsAt,
  WEIGHT_FOR_AGE,
  weightForAgeZ,
  weightForAgeZScore,
} from './weight-for-age.ts';

const LMS = { l: 0.2, m: 6, s: 0.12 };
const at = (z: number): number => LMS.m * (1 + LMS.l * LMS.s * z) ** (1 / LMS.l);

describe('weightForAgeZ', () => {
  it.each([-3, -2, -1, 0, 1, 2, 3])('is %s on its own line', (z) => {
    expect(weightForAgeZ(at(z), LMS)).toBeCloseTo(z, 9);
  });

  it.each([
    ['a step below', at(-3) - (at(-2) - at(-3)), -4],
    ['half a step above', at(3) + (at(3) - at(2)) / 2, 3.5],
  ])('continues in equal steps beyond three: %s', (_, weight, z) => {
    expect(weightForAgeZ(weight, LMS)).toBeCloseTo(z, 9);
  });

  it('uses the logarithm when L is 0', () => {
    expect(weightForAgeZ(6 * Math.exp(0.24), { l: 0, m: 6, s: 0.12 })).toBeCloseTo(2, 9);
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY])('has no score for %s kg', (weight) => {
    expect(weightForAgeZ(weight, LMS)).toBeUndefined();
  });

  it.each([
    [-6.1, true],
    [-6, false],
    [5, false],
    [5.1, true],
  ])('%s is implausible: %s', (z, expected) => {
    expect(isImplausibleZ(z)).toBe(expected);
  });
});

const SEXES = ['male', 'female'] as const;

describe('lmsAt', () => {
  // Rows of the table by day (WHO anthro) for days without a row here, where interpolation is least precise.
  it.each([
    ['male', 2, 0.3029, 3.337, 0.14676],
    ['male', 11, 0.2654, 3.6319, 0.1429],
    ['male', 39, 0.2189, 4.8166, 0.13066],
    ['male', 160, 0.1358, 7.6262, 0.1104],
    ['male', 259, 0.0967, 8.7642, 0.1088],
    ['male', 655, -0.0001, 11.6535, 0.11289],
    ['male', 1811, -0.1491, 18.2543, 0.13485],
    ['female', 2, 0.3101, 3.2104, 0.14637],
    ['female', 10, 0.2497, 3.4314, 0.14498],
    ['female', 38, 0.1499, 4.449, 0.13498],
    ['female', 160, -0.0518, 7.007, 0.12251],
    ['female', 381, -0.2095, 9.0636, 0.12276],
    ['female', 1537, -0.3394, 16.5222, 0.14091],
  ] as const)('is for a %s child on day %i within 0.015 z of the standard', (sex, day, l, m, s) => {
    const lms = lmsAt(sex, day) ?? { l: 0, m: 0, s: 0 };
    for (const z of [-3, -2, 0, 2, 3]) {
      const weight = m * (1 + l * s * z) ** (1 / l);
      expect(Math.abs((weightForAgeZ(weight, lms) ?? Number.NaN) - z)).toBeLessThan(0.015);
    }
  });

  it.each([
    ['male', 0, { l: 0.3487, m: 3.3464, s: 0.14602 }],
    ['female', 1522, { l: -0.3387, m: 16.433, s: 0.14051 }],
    ['female', 1826, { l: -0.3518, m: 18.2179, s: 0.14821 }],
  ] as const)('is for a %s child on day %i the row itself', (sex, day, row) => {
    expect(lmsAt(sex, day)).toEqual(row);
  });

  it.each([-1, 1827, 6000, Number.NaN])('is none on day %s', (day) => {
    expect(SEXES.map((sex) => lmsAt(sex, day))).toEqual([undefined, undefined]);
  });
});

describe('weightForAgeZScore', () => {
  it.each([
    ['female', 1522, 17, 0.24],
    ['male', 0, 3.3464, 0],
    ['male', 365, 7.74, -2],
    ['female', 182, 5.08, -3],
  ] as const)('of a %s child on day %i with %s kg is %s', (sex, day, kg, z) => {
    expect(weightForAgeZScore(sex, day, kg)).toBeCloseTo(z, 2);
  });

  it.each([
    ['a day after the last', 1827, 18],
    ['before the birth', -1, 3],
    ['no weight', 365, 0],
  ])('is none: %s', (_, day, kg) => {
    expect(weightForAgeZScore('male', day, kg)).toBeUndefined();
  });

  it.each(SEXES)('rises with the weight of a %s child, also beyond three', (sex) => {
    for (const day of [0, 45, 400, 1800]) {
      const scores = Array.from(
        { length: 60 },
        (_, index) => weightForAgeZScore(sex, day, 1 + index / 2) ?? Number.NaN,
      );
      expect(scores.every((score, index) => score > (scores[index - 1] ?? Number.NEGATIVE_INFINITY))).toBe(
        true,
      );
    }
  });
});

describe('the growth standard', () => {
  it.each([
    ['male', 0, 3.35, 2.46, 2.08],
    ['male', 91, 6.37, 5.01, 4.43],
    ['male', 182, 7.93, 6.35, 5.67],
    ['male', 365, 9.65, 7.74, 6.93],
    ['female', 0, 3.23, 2.39, 2.03],
    ['female', 91, 5.84, 4.53, 3.99],
    ['female', 182, 7.29, 5.72, 5.08],
    ['female', 365, 8.95, 7.04, 6.27],
  ] as const)('has for a %s child on day %i the published lines', (sex, day, median, minus2, minus3) => {
    expect(weightForAgeAt(sex, day)).toMatchObject({ sex, day, median, minus2, minus3 });
  });

  // WHO, weight for age in z scores, to one decimal: birth and 12 months.
  it.each([
    ['male', 0, 4.4],
    ['male', 365, 12],
    ['female', 0, 4.2],
    ['female', 365, 11.5],
  ] as const)('has for a %s child on day %i the published line two above the median', (sex, day, plus2) => {
    expect(weightForAgeAt(sex, day)?.plus2).toBeCloseTo(plus2, 0);
  });

  it.each(SEXES)('is constant for four days of a %s child', (sex) => {
    const points = WEIGHT_FOR_AGE.filter((point) => point.sex === sex);
    expect(points).toEqual([0, 91, 182, 365].map((day) => weightForAgeAt(sex, day)));
  });

  it('covers birth to five years, each day once', () => {
    expect(WEIGHT_FOR_AGE_DAYS.at(0)).toBe(0);
    expect(WEIGHT_FOR_AGE_DAYS.at(-1)).toBe(1826);
    expect(WEIGHT_FOR_AGE_DAYS).toEqual([...new Set(WEIGHT_FOR_AGE_DAYS)].toSorted((a, b) => a - b));
  });

  // Babies lose weight on the first day of life, and so does the standard.
  it.each(SEXES.flatMap((sex) => [-3, -2, 0, 2, 3].map((z) => [sex, z] as const)))(
    'rises for a %s child every day from the first on: %i SD',
    (sex, z) => {
      const lines = Array.from({ length: 1826 }, (_, index) => {
        const { l, m, s } = lmsAt(sex, index + 1) ?? { l: 1, m: Number.NaN, s: 0 };
        return l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);
      });
      expect(lines.findIndex((kg, index) => !(kg > (lines[index - 1] ?? 0)))).toBe(-1);
    },
  );

  it.each(SEXES)('has its lines for a %s child in order', (sex) => {
    for (const day of WEIGHT_FOR_AGE_DAYS) {
      const { median, minus2, minus3 } = weightForAgeAt(sex, day) ?? { median: 0, minus2: 0, minus3: 0 };
      expect([minus3, minus2, median]).toEqual(
        [...new Set([minus3, minus2, median])].toSorted((a, b) => a - b),
      );
    }
  });
});
