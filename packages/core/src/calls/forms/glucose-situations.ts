import type { ReadingSituation } from '#forms';
import type { MealSituation } from '#metrics';

const hours = (key: string, after: number, mealSituation: MealSituation): ReadingSituation => ({
  mealSituation,
  values: [{ key, text: String(after), unit: 'h' }],
});

/**
 * A glucose of a test with 75 g. Beside its number stands how many hours after the drink it was taken, under a key that
 * says whether she had fasted: `toleranceHours` after a fast, `challengeHours` without one. So the number is a glucose to
 * everything that judges or draws one, and the test it belongs to is known where that makes a difference.
 */
export const TOLERANCE_0H = hours('toleranceHours', 0, 'MEAL_SITUATION_FASTING');
export const TOLERANCE_1H = hours('toleranceHours', 1, 'MEAL_SITUATION_RANDOM');
export const TOLERANCE_2H = hours('toleranceHours', 2, 'MEAL_SITUATION_RANDOM');
export const CHALLENGE_2H = hours('challengeHours', 2, 'MEAL_SITUATION_RANDOM');
