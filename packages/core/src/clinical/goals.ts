import { roundTo } from './convert.ts';
import { high, low, MATERNAL_STATES, NOT_PREGNANT, over, type Range, rangesOf } from './range.ts';

/** A programme's goals for people with known diabetes; glucose in mg/dL, HbA1c in %. */
export interface DiabetesGoals {
  /** Inclusive. */
  readonly beforeMealLeast: number;
  readonly beforeMealGreatest: number;
  readonly afterMealGreatest: number;
  /** Exclusive. */
  readonly hba1cBelow: number;
}

/** ADA goals. */
export const DIABETES_GOALS: DiabetesGoals = {
  beforeMealLeast: 80,
  beforeMealGreatest: 130,
  afterMealGreatest: 180,
  hba1cBelow: 7,
};

const adaGoal = rangesOf({ scheme: 'goal', version: '2025', status: 'sourced' });

/** Caches one list per set of goals. */
function once<T>(make: (goals: DiabetesGoals) => T): (goals: DiabetesGoals) => T {
  const made = new WeakMap<DiabetesGoals, T>();
  return (goals) => {
    const known = made.get(goals);
    if (known !== undefined) return known;
    const fresh = make(goals);
    made.set(goals, fresh);
    return fresh;
  };
}

const sourceOf = (goals: DiabetesGoals, keys: readonly (keyof DiabetesGoals)[]): string =>
  keys.every((key) => goals[key] === DIABETES_GOALS[key])
    ? 'ADA Standards of Care in Diabetes, glycaemic goals'
    : 'Goals of the programme';

const GLUCOSE = {
  measure: 'glucose',
  specimen: 'plasma or capillary blood',
  unit: 'mg/dL',
  decimals: 0,
} as const;

/** Below it, glucose is low whatever the goal (ADA). */
const LOW_SUGAR = 70;

export const glucoseGoals = once((goals): readonly Range[] => {
  const { beforeMealLeast, beforeMealGreatest, afterMealGreatest } = goals;
  const source = sourceOf(goals, ['beforeMealLeast', 'beforeMealGreatest', 'afterMealGreatest']);
  return [
    adaGoal({
      ...GLUCOSE,
      source,
      population: { ...NOT_PREGNANT, diabetes: true, situations: ['fasting', 'before-meal'] },
      bands: [low('goal:below', 'mild', beforeMealLeast), over('goal:above', 'mild', beforeMealGreatest)],
      interval: { least: Math.max(LOW_SUGAR, beforeMealLeast), greatest: beforeMealGreatest },
    }),
    // The goal after a meal is for the peak, so a value above it exceeds it at any time.
    adaGoal({
      ...GLUCOSE,
      source,
      population: {
        ...NOT_PREGNANT,
        diabetes: true,
        situations: ['after-meal', 'after-meal-1h', 'after-meal-2h', 'random'],
      },
      bands: [over('goal:above', 'mild', afterMealGreatest)],
      interval: { least: LOW_SUGAR, greatest: afterMealGreatest },
    }),
  ];
});

/** Converts NGSP percent to IFCC mmol/mol. */
const ifccOf = (percent: number): number => roundTo((percent - 2.152) / 0.09148, 0);

export const hba1cGoals = once((goals): readonly Range[] => {
  const shared = {
    measure: 'hba1c',
    specimen: 'whole blood',
    source: sourceOf(goals, ['hba1cBelow']),
    population: { maternal: MATERNAL_STATES, diabetes: true },
  } as const;
  const { hba1cBelow } = goals;
  return [
    adaGoal({ ...shared, unit: '%', decimals: 1, bands: [high('goal:above', 'mild', hba1cBelow)] }),
    adaGoal({
      ...shared,
      unit: 'mmol/mol',
      decimals: 0,
      bands: [high('goal:above', 'mild', ifccOf(hba1cBelow))],
    }),
  ];
});
