import type { MetricValue } from '../src/metrics/index.ts';

interface Moment {
  readonly mealSituation?: string;
  /** Values that record when the glucose was taken. */
  readonly beside: readonly MetricValue[];
}

const hours = (key: string, after: number, mealSituation?: string): Moment => ({
  ...(mealSituation !== undefined && { mealSituation }),
  beside: [{ key, text: String(after), unit: 'h' }],
});

/** Moments of a glucose measurement, as a call stores them. */
export const GLUCOSE_MOMENTS = {
  unknown: { beside: [] },
  random: { mealSituation: 'MEAL_SITUATION_RANDOM', beside: [] },
  fasting: { mealSituation: 'MEAL_SITUATION_FASTING', beside: [] },
  before: { mealSituation: 'MEAL_SITUATION_BEFORE_MEAL', beside: [] },
  after: { mealSituation: 'MEAL_SITUATION_AFTER_MEAL', beside: [] },
  'after-1h': hours('hoursAfterMeal', 1, 'MEAL_SITUATION_AFTER_MEAL'),
  'after-2h': hours('hoursAfterMeal', 2, 'MEAL_SITUATION_AFTER_MEAL'),
  'test-0h': hours('toleranceHours', 0, 'MEAL_SITUATION_FASTING'),
  'test-1h': hours('toleranceHours', 1),
  'test-2h': hours('toleranceHours', 2),
  'challenge-2h': hours('challengeHours', 2),
} as const satisfies Readonly<Record<string, Moment>>;

export type GlucoseMoment = keyof typeof GLUCOSE_MOMENTS;
