import { defineMessages } from './messages.ts';

/** The sentences of forms that are read before any form is there: of earlier calls and of the last readings. */
export const toldFormLabels = defineMessages('form-labels-told', {
  'calls.mealSituation.MEAL_SITUATION_RANDOM': 'Random',
  'calls.mealSituation.MEAL_SITUATION_FASTING': 'Fasting',
  'calls.mealSituation.MEAL_SITUATION_BEFORE_MEAL': 'Before a meal',
  'calls.mealSituation.MEAL_SITUATION_AFTER_MEAL': 'After a meal',
  'calls.option.SELF_HARM': 'Thoughts of harm',
  'calls.option.PREGNANCY_SIGN': 'Danger signs of the pregnancy',
  'calls.option.MOTHER_SIGN': 'Danger signs of the mother',
  'calls.option.INFANT_SIGN': 'Danger signs of the baby',
  'calls.option.WARNING_SIGN': 'Warning signs',
  'calls.option.CRITICAL_READING': 'Critical reading',
});
