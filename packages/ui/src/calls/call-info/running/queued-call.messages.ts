import { defineMessages } from '../../../messages/index.ts';

/** A call whose save waits on the device. */
export const messages = defineMessages('queued-call', {
  title: 'The call waits to be sent',
  stored: 'It is kept on this device, also when you close this page, and is sent once.',
  storedPage: 'It is kept while this page is open, and is sent once. Do not close the page before.',
  network: 'There is no connection. It is sent as soon as there is one.',
  server: 'The server did not answer as it should. It is tried again by itself.',
  signIn: 'Your session has ended. It is sent once you are signed in again.',
  nothing: 'It waits for an earlier save about this patient, which needs you.',
  sending: 'It is being sent now.',
  now: 'Send now',
  change: 'Change it before it is sent',
  busy: 'It is being sent just now. Wait a moment and try again.',
  maybe: 'It may have arrived already. If you change it and it had arrived, you are shown both and choose.',
  changeStill: 'Change it all the same',
  leave: 'Leave it as it is',
  nextPatient: 'Next patient',
});
