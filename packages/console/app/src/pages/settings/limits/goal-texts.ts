import type { DiabetesGoals } from '@careline/core/internal/clinical';

export const goalTexts = (goals: DiabetesGoals) => ({
  beforeMeal: `${goals.beforeMealLeast}–${goals.beforeMealGreatest} mg/dL`,
  afterMeal: `≤ ${goals.afterMealGreatest} mg/dL`,
  hba1c: `< ${goals.hba1cBelow} %`,
});
