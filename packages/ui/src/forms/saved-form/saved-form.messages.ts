import { defineMessages } from '../../messages/index.ts';

export const savedFormMessages = defineMessages('saved-form', {
  restored: 'You are going on with what was saved {when}.',
  aside: 'These entries have no place in the form any more; enter them again by hand: {entries}',
  elsewhere: 'This form is open in another tab.',
  elsewhereText: 'You can read it here. To edit it, take it over: the other tab saves what was typed last.',
  takeOver: 'Take over',
  maybeStored: 'The server may have it already, so it cannot be changed now.',
  beingSent: 'It is being sent.',
  sendNow: 'Send now',
  change: 'Change it',
  reason: 'Reason',
  reasonText: 'Details of the reason',
  reasonTextNeeded: 'Reason in your own words',
  chooseReason: 'Choose a reason',
  reasonMissing: 'Choose why this is changed.',
  reasonTextMissing: 'Enter the reason.',
});
