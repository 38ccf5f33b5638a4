import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('date-field', {
  /** As the specification writes dates: day, month, year. */
  shape: 'DD-MM-YYYY',
  notADay: 'Write the day as DD-MM-YYYY, for example 05-01-2024.',
  calendar: 'Choose a day from the calendar',
  timeOf: 'Time',
});
