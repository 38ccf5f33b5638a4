import { defineMessages } from '@careline/ui/messages';

export const languageMissingMessages = defineMessages('language-missing', {
  title: '{language} could not be loaded',
  body: 'Check the connection and try again. Until then the console stays in the language it has, and nothing you entered is lost.',
  retry: 'Try again',
  later: 'Not now',
});
