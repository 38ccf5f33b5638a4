import { defineMessages } from '../../messages/index.ts';

/** Statuses of a call. A tag shows only those that say more than their disposition; a filter offers all. */
export const callOutcomeMessages = defineMessages('call-outcome', {
  unfinished: 'Unfinished',
  dialling: 'No outcome yet',
  reached: 'Reached',
  retry: 'Try again later',
  stop: 'No further calls',
  corrected: 'Corrected',
  withdrawn: 'Withdrawn',
  escalated: 'Escalated',
});
