import { defineMessages } from '@careline/ui/messages';

export const askAgainMessages = defineMessages('ask-again', {
  title: 'Sign in again to go on',
  'ask-again':
    'Your sign-in has ended. What you entered is kept on this page, and what was being saved is sent once you are signed in again.',
  'ask-again-unseen':
    'You are logged out in this browser. What you entered is kept on this page, unseen, until you sign in again.',
  'another-person':
    'Another person has signed in in this browser. What was entered here belongs to whoever opened this page; only they can go on with it.',
  decline: 'Do not sign in',
  loseTitle: 'Give up what you entered?',
  lose: 'Without signing in, what you entered on this page and have not saved is lost.',
  discard: 'Discard what I entered',
  back: 'Back',
});
