import { defineMessages } from '../../messages/index.ts';

export const savedFormMessages = defineMessages('saved-form', {
  restored: 'You are continuing the draft saved {when}.',
  aside: 'These entries no longer have a field in the form. Enter them again: {entries}',
  elsewhere: 'This form is open in another tab.',
  elsewhereText:
    'You can read it here. To edit it, take over: the other tab first saves what was typed last.',
  takeOver: 'Take over',
  maybeStored: 'The server may already have it, so it cannot be changed now.',
  beingSent: 'It is being sent.',
  sendNow: 'Send now',
  change: 'Edit',
  reason: 'Reason',
  reasonText: 'Details of the reason',
  reasonTextNeeded: 'Reason in your own words',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Choose why this is changed.',
  reasonTextMissing: 'Enter the reason.',
});
