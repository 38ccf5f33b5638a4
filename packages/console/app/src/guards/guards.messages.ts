import { defineMessages } from '@careline/ui/messages';

export const askAgainMessages = defineMessages('ask-again', {
  title: 'Sign in again to continue',
  'ask-again':
    'Your sign-in has ended. What you entered stays on this page, and unsent changes are sent after you sign in again.',
  'ask-again-unseen':
    'You are logged out in this browser. What you entered stays on this page, hidden, until you sign in again.',
  'another-person':
    'Another person has signed in in this browser. The entries here belong to the person who opened this page; only they can continue.',
  decline: 'Do not sign in',
  loseTitle: 'Discard what you entered?',
  lose: 'If you do not sign in, unsaved entries on this page are lost.',
  discard: 'Discard what I entered',
  back: 'Back',
});

export const idleLockedMessages = defineMessages('idle-locked-page', {
  title: 'Locked',
  heading: '{product} is locked',
  body: {
    one: 'It was not used for 1 minute in any window. Everything on this page is as you left it.',
    other: 'It was not used for {count} minutes in any window. Everything on this page is as you left it.',
  },
  unlock: 'To continue, sign in again as {name}.',
  checking: 'Checking your sign-in…',
  failedTitle: 'Your sign-in could not be confirmed',
  failed: 'The sign-in service cannot be reached. Check your connection, then try again.',
  signOut: 'Logout',
});

export const lockedMessages = defineMessages('locked-page', {
  title: 'The sign-in service cannot be reached',
  body: 'Patient data stays hidden until your sign-in can be confirmed. Nothing you typed on this page is lost while it stays open.',
  trying: 'This page tries again every 15 seconds and when the connection is back.',
});

export const noAccessMessages = defineMessages('no-access-page', {
  title: 'You do not have access to this page',
  needs: 'Your account does not have access to “{screen}”. Nothing was loaded.',
  ask: {
    one: 'Ask your administrator for {screens}.',
    other: 'Ask your administrator for one of these: {screens}.',
  },
  open: 'You can open',
});

export const waitingMessages = defineMessages('waiting', { opening: 'Opening…' });
