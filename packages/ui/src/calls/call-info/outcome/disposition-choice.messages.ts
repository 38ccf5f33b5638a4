import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('disposition-choice', {
  title: 'Call outcome',
  keys: 'Outside text fields, press 1 to 9 to choose, or 0 for the tenth.',
  change: 'Change',
  reached: 'Reached',
  retry: 'Try again later',
  stop: 'Stop calling',
  required: 'Choose an outcome.',
  relation: 'Who was reached?',
  relationHint: 'Such as: daughter, husband, neighbour',
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
