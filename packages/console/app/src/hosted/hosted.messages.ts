import { defineMessages } from '@careline/ui/messages';

export const hostedCoverMessages = defineMessages('hosted-cover', {
  title: 'You are not signed in',
  body: 'This page has to sign you in. Nothing of a patient is shown until it has.',
  entered: 'What you entered is still here, unseen, and goes on once you are signed in again.',
  trying: 'This page is asked again every 15 seconds.',
  another: 'Another person is signed in',
  anotherBody:
    'This page now works for somebody else. What was entered here belongs to whoever entered it, and is not shown.',
  retry: 'Try again',
  discard: 'Discard it and begin anew',
  closed: 'Nothing of Careline is open to you here',
  closedBody: 'The sign-in of this page opens no part of Careline. Ask whoever runs this page for access.',
});
