import { defineMessages } from '../../messages/index.ts';

export const callFactsChangeMessages = defineMessages('call-facts-change', {
  change: 'Time and type',
  title: 'Edit details of the call to {name}',
  text: 'Correct when and how the call was made. The outcome stays the same. Readings move to the new time.',
  day: 'Day of the call',
  time: 'Started at',
  direction: 'Direction',
  outbound: 'Outgoing',
  inbound: 'Incoming',
  callType: 'Call type',
  typeStays:
    'A call with a log keeps its type, because the form belongs to it. Withdraw the call and enter it anew instead.',
  reason: 'Reason for the change',
  incomplete: 'Enter a day and a time.',
  future: 'Enter a time that has passed.',
  unchanged: 'Nothing was changed, so there is nothing to save.',
  save: 'Save',
  failed: 'The call was not changed',
  wasIs: '{label}: {before} → {after}',
});
