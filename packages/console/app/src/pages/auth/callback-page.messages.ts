import { defineMessages } from '@careline/ui/messages';

export const callbackMessages = defineMessages('callback-page', {
  title: 'Sign in',
  doneTitle: 'You are signed in again',
  done: 'Close this window and go on in the other one.',
  failedTitle: 'The sign-in did not finish',
  failed: 'Please try again. The other window keeps what you entered.',
});
