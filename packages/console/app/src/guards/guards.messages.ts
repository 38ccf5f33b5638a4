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

export const idleLockedMessages = defineMessages('idle-locked-page', {
  title: 'Locked',
  heading: '{product} is locked',
  body: {
    one: 'Nobody used it for 1 minute, in any window. Everything on this page is kept as it was.',
    other: 'Nobody used it for {count} minutes, in any window. Everything on this page is kept as it was.',
  },
  unlock: 'To go on, sign in again as {name}.',
  checking: 'Checking your sign-in…',
  failedTitle: 'Your sign-in could not be confirmed',
  failed: 'The sign-in service cannot be reached. Check your connection, then try again.',
  signOut: 'Logout',
});

export const lockedMessages = defineMessages('locked-page', {
  title: 'The sign-in service cannot be reached',
  body: 'Patient data stays hidden until your sign-in can be confirmed. Nothing you typed on this page is lost while it stays open.',
  trying: 'This page tries again by itself every 15 seconds and as soon as the connection is back.',
});

export const noAccessMessages = defineMessages('no-access-page', {
  title: 'You do not have access to this page',
  needs: '“{screen}” is not open to your account. Nothing was loaded.',
  ask: {
    one: 'Ask your administrator for {screens}.',
    other: 'Ask your administrator for one of these: {screens}.',
  },
  open: 'Open to you',
});

export const waitingMessages = defineMessages('waiting', { opening: 'Opening…' });
