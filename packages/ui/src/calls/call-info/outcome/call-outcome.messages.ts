import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('call-info/call-outcome', {
  form: 'Call form',
  answersFailed: 'The answers of earlier calls could not be loaded.',
  afterwards: 'Note and next call',
  note: 'Note',
  noteHint: 'What the next caller should know',
  noteTooLong: 'Shorten the note to {max} characters.',
  disposition: 'Outcome: choose one.',
  detail: 'Outcome: answer the question below it.',
  confirmation: 'Outcome: confirm it, or choose another one.',
  nextCall: 'Next call: enter a day and a time that is still to come.',
});
