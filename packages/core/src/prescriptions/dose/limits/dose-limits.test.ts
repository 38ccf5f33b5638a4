import { describe, expect, it } from 'vitest';
import { loadMedicines } from '../../medicines/load-medicines.ts';
import { COURSE_LIMITS } from './course-limits.ts';
import { allDoseLimits, doseLimitsOf } from './dose-limits.ts';
import { greatestWeight } from './greatest-weights.ts';
import { INTERVAL_LIMITS } from './interval-limits.ts';

const medicines = await loadMedicines();
const substances = new Set(medicines.flatMap((one) => one.substances));
const classes = new Set(medicines.flatMap((one) => one.classes));

describe('the dose limits', () => {
  it('name substances of the table of medicines', () => {
    const unknown = allDoseLimits().flatMap(({ substance }) =>
      substances.has(substance) ? [] : [substance],
    );
    expect([...new Set(unknown)]).toEqual([]);
  });

  it('have a unique rule, a source and ordered bounds each', () => {
    const limits = allDoseLimits();
    expect(new Set(limits.map(({ rule }) => rule)).size).toBe(limits.length);
    for (const { rule, source, bounds, fromDays, beforeDays } of limits) {
      expect(source.length, rule).toBeGreaterThan(2);
      expect(fromDays, rule).toBeLessThan(beforeDays);
      expect(Object.keys(bounds).length, rule).toBeGreaterThan(0);
      for (const { least = 0, most, harmful } of Object.values(bounds)) {
        expect(least, rule).toBeLessThanOrEqual(most);
        expect(most, rule).toBeLessThanOrEqual(harmful);
      }
    }
  });

  it('cover two hundred substances for adults and eighty for children', () => {
    const ofChildren = allDoseLimits().filter(({ beforeDays }) => beforeDays < 7000);
    expect(new Set(allDoseLimits().map(({ substance }) => substance)).size).toBeGreaterThan(200);
    expect(new Set(ofChildren.map(({ substance }) => substance)).size).toBeGreaterThan(80);
  });

  it('cover every insulin of the table', () => {
    const insulins = medicines.filter((one) => one.classes.includes('insulin'));
    const without = insulins.flatMap((one) => one.substances).filter((one) => doseLimitsOf(one).length === 0);
    expect(without).toEqual([]);
  });
});

describe('the limits of courses and intervals', () => {
  it('name substances and classes of the table of medicines', () => {
    const named = [
      ...COURSE_LIMITS.flatMap((one) => [...(one.substances ?? []), ...(one.exceptSubstances ?? [])]),
      ...INTERVAL_LIMITS.map((one) => one.substance),
    ];
    expect([...new Set(named)].filter((one) => !substances.has(one))).toEqual([]);
    expect(COURSE_LIMITS.flatMap((one) => one.classes ?? []).filter((one) => !classes.has(one))).toEqual([]);
  });
});

describe('the maximum weight of an age', () => {
  it.each([
    [0, 4.3],
    [11, 12],
    [24, 15.1],
    [144, 58],
    [145, undefined],
  ])('at %d completed months is %s kg', (months, kg) => {
    expect(greatestWeight(months)).toBe(kg);
  });
});
