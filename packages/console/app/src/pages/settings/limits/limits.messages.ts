import { defineMessages } from '@careline/ui/messages';

export const limitsMessages = defineMessages('limits', {
  intro:
    'Which limits and diabetes goals readings are judged by. Limits of danger stay the same in every scheme and raise an alert whatever is set here.',
  unsigned: 'No clinician has signed these limits yet. Ask a clinician before you change them.',
  caption: 'Limits of the programmes',
  programme: 'Programme',
  scheme: 'Scheme',
  schemeHint: 'Classes of blood pressure, BMI and hemoglobin.',
  beforeMeal: 'Before a meal',
  afterMeal: 'After a meal',
  hba1c: 'HbA1c',
  changed: 'Last change',
  never: 'Default',
  change: 'Change',
  changeOf: 'Change the limits of {programme}',
  title: 'Limits of {programme}',
  again: 'Readings of the last 31 days are judged again in the background.',
  beforeMealLeast: 'Before a meal, from',
  beforeMealGreatest: 'Before a meal, up to',
  afterMealGreatest: 'After a meal, up to',
  hba1cBelow: 'HbA1c, below',
  wrongNumber: 'Enter a number from {least} to {greatest}.',
  wrongOrder: 'Enter more than the value from which the goal begins.',
  stored: 'The limits of {programme} are saved.',
});
