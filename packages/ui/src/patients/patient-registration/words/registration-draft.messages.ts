import { defineMessages } from '../../../messages/index.ts';

/** Sentences about registrations that were begun, and about those that wait to be sent. */
export const messages = defineMessages('registration-draft', {
  begunTitle: 'You began a registration',
  begunTitles: 'You began {count} registrations',
  begunText: 'They are kept on this device, and only you can read them.',
  begun: '{name}, {when}',
  nameless: 'Without a name yet',
  waitsToBeSent: 'Waiting to be sent',
  goOn: 'Continue',
  goOnWith: 'Continue: {name}',
  look: 'Look at it',
  lookAt: 'Look at it: {name}',
  anew: 'Start anew',
  restored: 'You are going on with what was saved {when}.',
  aside: 'These entries have no place in the form any more; enter them again by hand: {entries}',
  elsewhere: 'This registration is open in another tab.',
  elsewhereText:
    'You can read it here. To write in it, take it over: the other tab keeps what was typed last.',
  takeOver: 'Take over',
  waitingTitle: 'Kept on this device, waiting to be sent',
  waitingText: 'The server could not be reached. The patient is registered as soon as it can be, once.',
  maybeStored: 'The server may have it already, so it cannot be changed now.',
  beingSent: 'It is being sent.',
  sentTitle: 'The patient is registered',
  sentText: 'The number of the patient could not be read; a search finds the patient.',
  sendNow: 'Send now',
  change: 'Change it',
  another: 'Register another patient',
});
