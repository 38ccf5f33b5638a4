import { defineMessages } from '@careline/ui/messages';

export const callInfoElementMessages = defineMessages('element-call-info', {
  whom: 'Who are you calling?',
  whomDo: 'Choose a patient. The call opens here.',
  pick: 'Search for a patient',
  unsent: 'Calls that are not sent yet',
  unsentStored: {
    one: '{count} call is not sent yet. It is lost if you close this page.',
    other: '{count} calls are not sent yet. They are lost if you close this page.',
  },
  unsentOnDevice: {
    one: '{count} call is not sent yet. It is saved on this device until then.',
    other: '{count} calls are not sent yet. They are saved on this device until then.',
  },
  waits: 'is sent automatically',
  needsYou: 'needs your attention',
  open: 'Open',
  openOf: 'Open the call to {name}',
  someone: 'a patient',
});
