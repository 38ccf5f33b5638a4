import { defineMessages } from '../../messages/index.ts';

export const callFactsChangeMessages = defineMessages('call-facts-change', {
  change: 'Time and type',
  title: 'Set right the call to {name}',
  text: 'When and how the call was. What it came to stays as it is, and its readings move with its time.',
  day: 'Day of the call',
  time: 'Begun at',
  direction: 'Direction',
  outbound: 'Outgoing',
  inbound: 'Incoming',
  callType: 'Call type',
  typeStays:
    'A call with a log keeps its type, because the form belongs to it. Withdraw the call and enter it anew instead.',
  reason: 'Why is it set right?',
  incomplete: 'Enter a day and a time.',
  future: 'Enter a time that has passed.',
  unchanged: 'Nothing was changed, so there is nothing to save.',
  save: 'Save',
  failed: 'The call was not changed',
  wasIs: '{label}: {before} → {after}',
});
