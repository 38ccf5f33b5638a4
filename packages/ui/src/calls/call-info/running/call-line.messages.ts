import { defineMessages } from '../../../messages/index.ts';

export const messages = defineMessages('call-line', {
  line: 'Line',
  simulated: 'Simulated line: nobody is called',
  dialling: 'Dialling',
  ringing: 'Ringing',
  answered: 'Answered',
  ended: 'Hung up',
  failed: 'Not connected',
  other: 'Line open',
  noAnswer: 'No answer',
  busy: 'Busy',
  unreachable: 'Switched off or unreachable',
  invalidNumber: 'The number does not exist',
  hangUp: 'Hang up',
  notHungUp: 'The line could not be ended. Try again.',
  notConnected: 'The call was not connected',
  providerRefused:
    'The telephony provider refused the call. Dial from your own phone, and tell your administrator.',
  providerUnreachable:
    'The telephony provider cannot be reached. Dial from your own phone; this call stays open for its outcome.',
  providerUnknown:
    'It is not known whether the provider is dialling. Wait for a ring, or dial from your own phone.',
  ownPhone: 'Dial {number} from your own phone',
});
