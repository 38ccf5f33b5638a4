import { type CodedLabels, codedLabel, labelFromKey } from '#formatting';
import type { MealSituation } from '#metrics';

const SITUATION_LABELS: CodedLabels<MealSituation> = {
  en: {
    MEAL_SITUATION_RANDOM: 'Random',
    MEAL_SITUATION_FASTING: 'Fasting',
    MEAL_SITUATION_BEFORE_MEAL: 'Before a meal',
    MEAL_SITUATION_AFTER_MEAL: 'After a meal',
  },
  hi: {
    MEAL_SITUATION_RANDOM: 'किसी भी समय',
    MEAL_SITUATION_FASTING: 'खाली पेट',
    MEAL_SITUATION_BEFORE_MEAL: 'खाने से पहले',
    MEAL_SITUATION_AFTER_MEAL: 'खाने के बाद',
  },
};

/** The meal situation of a reading in words; one of a later version as words of its key. */
export const mealSituationLabel = (situation: string, locale?: string): string =>
  codedLabel(SITUATION_LABELS, situation, locale, labelFromKey(situation));
