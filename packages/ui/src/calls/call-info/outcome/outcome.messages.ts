import { defineMessages } from '../../../messages/index.ts';

export const dispositionChoiceMessages = defineMessages('disposition-choice', {
  title: 'Call outcome',
  keys: 'Press 1 to 9 to choose, or 0 for the tenth. To change the outcome later, press Alt and the number.',
  change: 'Change',
  reached: 'Reached',
  retry: 'Try again later',
  stop: 'Stop calling',
  required: 'Choose an outcome.',
  relation: 'Who was reached?',
  relationHint: 'For example: daughter, husband, neighbour',
  language: 'Which language does the patient speak?',
  languageNone: 'Choose a language',
  languageOther: 'Another language',
  languageWords: 'Name of the language',
  reason: 'What reason was given?',
  detailRequired: 'Enter an answer.',
  detailTooLong: 'Shorten this to {max} characters.',
  confirm: 'The patient has died. All further calls to the patient will be stopped.',
  confirmRequired: 'Confirm this, or choose another outcome.',
});

export const outcomeChangeMessages = defineMessages('outcome-change', {
  title: 'Change the outcome to “{to}”?',
  hides:
    'Your entries for “{from}” are hidden and not saved with “{to}”. They stay here until you save the call.',
  change: 'Change to “{to}”',
  keep: 'Keep “{from}”',
  hidden: 'Your entries for “{from}” are hidden.',
  undo: 'Back to “{from}”',
});

export const nextCallFieldsMessages = defineMessages('next-call-fields', {
  title: 'Next call',
  wanted: 'Call again',
  quick: 'Usual times',
  tomorrow: 'Tomorrow',
  week: '1 week',
  twoWeeks: '2 weeks',
  fourWeeks: '4 weeks',
  preferred: 'Preferred: {from} to {to}',
  day: 'Day of the next call',
  time: 'Time of the next call',
  proposed: 'Suggested from the number of attempts. Change it if the patient asked for another time.',
  escalate: 'Three attempts have failed. Escalate the patient to your team lead.',
  numberOnly:
    'This number will not be called again. The patient’s next number is called instead, if there is one.',
  never: 'The patient will not be called again.',
  outside: 'This is outside the calling hours, {from} to {to}.',
  required: 'Enter when the patient wants to be called.',
  incomplete: 'Enter a day and a time.',
  past: 'This time has passed. Enter a later one.',
  afterDanger: 'A danger sign is open until its outcome is recorded. Call again tomorrow at the latest.',
});
