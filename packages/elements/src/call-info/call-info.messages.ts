import { defineMessages } from '@careline/ui/messages';

export const callInfoElementMessages = defineMessages('element-call-info', {
  whom: 'Whom do you call?',
  whomDo: 'Choose a patient first; the call opens here.',
});
