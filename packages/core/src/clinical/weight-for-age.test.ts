import { describe, expect, it } from 'vitest';
import { isImplausibleZ, WEIGHT_FOR_AGE, weightForAgeZ } from './index.ts';

const LMS = { l: 0.2, m: 6, s: 0.12 };
const at = (z: number): number => LMS.m * (1 + LMS.l * LMS.s * z) ** (1 / LMS.l);

describe('weightForAgeZ', () => {
  it.each([-3, -2, -1, 0, 1, 2, 3])('is %s on its own line', (z) => {
    expect(weightForAgeZ(at(z), LMS)).toBeCloseTo(z, 9);
  });

  it.each([
    ['a step below', at(-3) - (at(-2) - at(-3)), -4],
    ['half a step above', at(3) + (at(3) - at(2)) / 2, 3.5],
  ])('goes on in equal steps beyond three: %s', (_, weight, z) => {
    expect(weightForAgeZ(weight, LMS)).toBeCloseTo(z, 9);
  });

  it('takes the logarithm where L is 0', () => {
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

describe('the standard', () => {
  it.each(['male', 'female'] as const)('rises with age for a %s child, line under line', (sex) => {
    const points = WEIGHT_FOR_AGE.filter((point) => point.sex === sex);
    expect(points.map(({ day }) => day)).toEqual([0, 91, 182, 365]);
    points.forEach(({ median, minus2, minus3 }, index) => {
      expect(minus3).toBeLessThan(minus2);
      expect(minus2).toBeLessThan(median);
      expect(minus3).toBeGreaterThan(points[index - 1]?.minus3 ?? 0);
    });
  });
});
