/** When a glucose value was measured. A value with no situation given is a random one (specification 3.7). */
export const MEAL_SITUATIONS = [
  'MEAL_SITUATION_RANDOM',
  'MEAL_SITUATION_FASTING',
  'MEAL_SITUATION_BEFORE_MEAL',
  'MEAL_SITUATION_AFTER_MEAL',
] as const;

export type MealSituation = (typeof MEAL_SITUATIONS)[number];
export const DEFAULT_MEAL_SITUATION: MealSituation = 'MEAL_SITUATION_RANDOM';
