import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('next-call-fields', {
  title: 'Next call',
  wanted: 'Call again',
  day: 'Day of the next call',
  time: 'Time of the next call',
  proposed: 'Proposed from the number of attempts; change it if the patient asked for another time.',
  escalate: 'Three attempts reached nobody. Pass the patient on to your team lead.',
  numberOnly:
    'This number will not be called again. Another number of the patient is next, where there is one.',
  never: 'The patient will not be called again.',
  outside: 'This is outside the calling hours, {from} to {to}.',
  required: 'Enter when the patient wants to be called.',
  incomplete: 'Enter a day and a time.',
  past: 'This time has passed. Enter a later one.',
});
