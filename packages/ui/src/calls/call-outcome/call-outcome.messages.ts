import { defineMessages } from '../../messages/index.ts';

/** Statuses that say more than their disposition does. */
export const callOutcomeMessages = defineMessages('call-outcome', {
  unfinished: 'Unfinished',
  dialling: 'Dialling',
  corrected: 'Corrected',
  withdrawn: 'Withdrawn',
});
