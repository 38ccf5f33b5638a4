import { defineMessages } from '../messages/index.ts';

export const dateFieldMessages = defineMessages('date-field', {
  /** As the specification writes dates: day, month, year. */
  shape: 'DD-MM-YYYY',
  notADay: 'Write the day as DD-MM-YYYY, for example 05-01-2024.',
  calendar: 'Choose a day from the calendar',
  timeOf: 'Time',
});

export const dialogMessages = defineMessages('dialog', { close: 'Close' });

export const errorStateMessages = defineMessages('error-state', {
  retry: 'Try again',
  reference: 'Reference for support: {requestId}',
  copy: 'Copy reference',
  copied: 'Copied',
});

export const fieldMessages = defineMessages('field', { required: '(required)' });

export const onDemandMessages = defineMessages('on-demand', {
  missing: 'This part could not be loaded',
  missingDo: 'Check the connection and try again. What you have entered is still there.',
});

export const progressLineMessages = defineMessages('progress-line', { wait: 'Please wait' });
