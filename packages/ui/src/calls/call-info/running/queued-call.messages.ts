import { defineMessages } from '../../../messages/index.ts';

/** A call whose save waits on the device. */
export const messages = defineMessages('queued-call', {
  title: 'The call is waiting to be sent',
  stored: 'It is kept on this device, even if you close this page, and is sent once.',
  storedPage: 'It is kept only while this page is open. Do not close the page until it is sent.',
  network: 'There is no connection. It is sent as soon as there is one.',
  server: 'The server did not answer correctly. Sending is tried again automatically.',
  signIn: 'Your session has ended. It is sent once you are signed in again.',
  nothing: 'It waits for an earlier save about this patient, which needs you.',
  sending: 'It is being sent now.',
  now: 'Send now',
  change: 'Change it before it is sent',
  busy: 'It is being sent just now. Wait a moment and try again.',
  maybe: 'It may already be saved. If so, you compare both versions after your change.',
  changeStill: 'Change it anyway',
  leave: 'Leave it as it is',
  nextPatient: 'Next patient',
});
