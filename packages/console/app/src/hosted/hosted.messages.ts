import { defineMessages } from '@careline/ui/messages';

export const hostedCoverMessages = defineMessages('hosted-cover', {
  title: 'You are not signed in',
  body: 'This page must sign you in. No patient data is shown until then.',
  entered: 'What you entered is still here, hidden until you are signed in again.',
  trying: 'Careline tries again every 15 seconds.',
  another: 'Another person is signed in',
  anotherBody:
    'Someone else is now signed in to this page. Earlier entries belong to the person who made them and are not shown.',
  retry: 'Try again',
  discard: 'Discard and start again',
  closed: 'You do not have access to Careline here',
  closedBody:
    'This page’s sign-in does not give access to any part of Careline. Ask the owner of this page for access.',
});
