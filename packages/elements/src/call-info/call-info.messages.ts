import { defineMessages } from '@careline/ui/messages';

export const callInfoElementMessages = defineMessages('element-call-info', {
  whom: 'Whom do you call?',
  whomDo: 'Choose a patient first; the call opens here.',
  pick: 'Search for a patient',
  unsent: 'Calls that are not sent yet',
  unsentStored: {
    one: '{count} call is not sent yet. It is kept only while this page is open.',
    other: '{count} calls are not sent yet. They are kept only while this page is open.',
  },
  unsentOnDevice: {
    one: '{count} call is not sent yet. It is kept on this device until it is.',
    other: '{count} calls are not sent yet. They are kept on this device until they are.',
  },
  waits: 'is sent by itself',
  needsYou: 'needs you',
  open: 'Open',
  openOf: 'Open the call to {name}',
  someone: 'a patient',
});
