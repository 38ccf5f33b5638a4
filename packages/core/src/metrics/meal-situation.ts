import { type CodedLabels, codedLabel, labelFromKey } from '#formatting';
import * as metricsWords from './words/en.ts';

/** When a glucose value was measured. Values without a situation are random (specification 3.7). */
export const MEAL_SITUATIONS = [
  'MEAL_SITUATION_RANDOM',
  'MEAL_SITUATION_FASTING',
  'MEAL_SITUATION_BEFORE_MEAL',
  'MEAL_SITUATION_AFTER_MEAL',
] as const;

export type MealSituation = (typeof MEAL_SITUATIONS)[number];
export const DEFAULT_MEAL_SITUATION: MealSituation = 'MEAL_SITUATION_RANDOM';

const SITUATION_LABELS: CodedLabels<MealSituation> = metricsWords.situation;

/** Returns the label of a meal situation; for unknown ones the key in words. */
export const mealSituationLabel = (situation: string, locale?: string): string =>
  codedLabel(SITUATION_LABELS, situation, locale, labelFromKey(situation));
