import { defineMessages } from '@careline/ui/messages';

export const messages = defineMessages('chosen-patient', {
  chosen: 'Chosen patient',
  change: 'Type in the field to choose another patient.',
});
