import { defineMessages } from '../../messages/index.ts';

/** Statuses of a call. A tag shows only those that say more than their disposition; a filter offers all. */
export const callOutcomeMessages = defineMessages('call-outcome', {
  unfinished: 'Unfinished',
  dialling: 'No outcome yet',
  reached: 'Reached',
  retry: 'To be tried again',
  stop: 'No further call',
  corrected: 'Corrected',
  withdrawn: 'Withdrawn',
  escalated: 'Escalated',
});
