import { defineMessages } from '@careline/ui/messages';

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
