import { defineMessages } from '@careline/ui/messages';

export const registrationPageMessages = defineMessages('registration-page', {
  title: 'Registration',
});
