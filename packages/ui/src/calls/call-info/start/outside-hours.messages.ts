import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('outside-hours', {
  title: 'Patients are not called at this hour',
  why: 'The calling hours are {from} to {to}.',
  next: 'Calls are permitted again: {when}.',
  reason: 'Reason of the emergency',
  reasonHint: 'Only for an emergency. It is kept in the audit with your name.',
  reasonRequired: 'Enter why this cannot wait.',
  call: 'Call in an emergency',
});
