import type { ReadingSituation } from '#forms';
import type { MealSituation } from '#metrics';

const hours = (key: string, after: number, mealSituation: MealSituation): ReadingSituation => ({
  mealSituation,
  values: [{ key, text: String(after), unit: 'h' }],
});

/**
 * Glucose of a 75 g test. The hours after the drink are stored next to it, under a key that also says whether she
 * fasted: `toleranceHours` if so, `challengeHours` if not. The number is therefore an ordinary glucose for charts and
 * rules, and its test is known where it matters.
 */
export const TOLERANCE_0H = hours('toleranceHours', 0, 'MEAL_SITUATION_FASTING');
export const TOLERANCE_1H = hours('toleranceHours', 1, 'MEAL_SITUATION_RANDOM');
export const TOLERANCE_2H = hours('toleranceHours', 2, 'MEAL_SITUATION_RANDOM');
export const CHALLENGE_2H = hours('challengeHours', 2, 'MEAL_SITUATION_RANDOM');
