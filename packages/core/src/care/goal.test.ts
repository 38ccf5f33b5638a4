import { describe, expect, it } from 'vitest';
import { type AimedAt, GOAL_TRENDS, goalValue, mergeGoal, reachesGoal } from './goal.ts';

const glucose = (comparator: string, text: string, unit = 'mg/dL'): AimedAt => ({
  metric: 'bloodglucose',
  key: 'value',
  mealSituation: 'MEAL_SITUATION_FASTING',
  target: { comparator, text, unit },
});

describe('a goal', () => {
  it.each([
    ['the number itself, where it is to be below', '<', '130', { value: 130, unit: 'mg/dL' }, false],
    ['the number itself, where it is at most', '<=', '130', { value: 130, unit: 'mg/dL' }, true],
    ['a value above, where it is at least', '>=', '80', { value: 81, unit: 'mg/dL' }, true],
    ['a value in another unit', '<', '130', { value: 7.1, unit: 'mmol/L' }, true],
    ['a meter’s LO', '<', '130', { value: 20, unit: 'mg/dL', comparator: '<' }, true],
    ['a meter’s HI', '<', '130', { value: 600, unit: 'mg/dL', comparator: '>' }, false],
    [
      'what lies somewhere under more than the goal',
      '<',
      '130',
      { value: 200, unit: 'mg/dL', comparator: '<' },
      undefined,
    ],
    ['a unit there is no way from', '<', '130', { value: 7, unit: '%' }, undefined],
    ['a comparator of a later version', '~', '130', { value: 7, unit: 'mg/dL' }, undefined],
  ])('and %s', (_, comparator, text, measured, expected) => {
    expect(reachesGoal(glucose(comparator, text), measured)).toBe(expected);
  });

  it('has its number in the unit that is shown', () => {
    expect(goalValue(glucose('<', '7', 'mmol/L'), 'mg/dL')).toBeCloseTo(126.1, 1);
    expect(goalValue({ ...glucose('<', '7'), mealSituation: null }, 'mg/dL')).toBeUndefined();
  });

  it('can be set for every typed number, and for each moment of a glucose separately', () => {
    const keys = GOAL_TRENDS.flatMap(({ key, lines }) => lines.map((line) => `${key}/${line.key}`));
    expect(keys).toEqual(
      expect.arrayContaining([
        'bloodPressure/systolic',
        'bloodGlucose/fasting',
        'hba1c/hba1c',
        'weight/weight',
      ]),
    );
    expect(keys.filter((key) => /height|birthWeight|bmi|symptom|protein/i.test(key))).toEqual([]);
  });
});

describe('two changes of one goal', () => {
  const base = { target: { comparator: '<', text: '7', unit: '%' }, dueOn: '2026-12-31', note: '' };
  it.each([
    ['another day', { dueOn: null }, { note: 'Theirs' }, { dueOn: null, note: 'Theirs' }],
    ['the same part', { note: 'Mine' }, { note: 'Theirs', dueOn: null }, { note: 'Mine', dueOn: null }],
    [
      'a target whose parts come in another order',
      { target: { unit: '%', text: '7', comparator: '<' } },
      { target: { comparator: '<', text: '8', unit: '%' } },
      { target: { comparator: '<', text: '8', unit: '%' } },
    ],
  ])('of %s are merged', (_, mine, theirs, merged) => {
    expect(mergeGoal(base, { ...base, ...mine }, { ...base, ...theirs })).toEqual({ ...base, ...merged });
  });
});
