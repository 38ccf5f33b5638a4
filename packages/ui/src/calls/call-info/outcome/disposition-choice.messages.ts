import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('disposition-choice', {
  title: 'What did the call come to?',
  keys: 'Keys 1 to 9, and 0 for the tenth, choose outside of text fields.',
  change: 'Change',
  reached: 'Reached',
  retry: 'Try again later',
  stop: 'Stop calling',
  required: 'Choose what the call came to.',
  relation: 'Who was reached?',
  relationHint: 'Such as: daughter, husband, neighbour',
  language: 'Which language does the patient speak?',
  languageNone: 'Choose a language',
  languageOther: 'Another language',
  languageWords: 'Name of the language',
  reason: 'Which reason was given?',
  detailRequired: 'Enter an answer.',
  detailTooLong: 'Shorten this to {max} characters.',
  confirm: 'The patient has died. All further calls to the patient will be stopped.',
  confirmRequired: 'Confirm this, or choose another outcome.',
});
