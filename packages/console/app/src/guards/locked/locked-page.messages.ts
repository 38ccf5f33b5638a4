import { defineMessages } from '@careline/ui/messages';

export const lockedMessages = defineMessages('locked-page', {
  title: 'The sign-in service cannot be reached',
  body: 'Patient data stays hidden until your sign-in can be confirmed. Nothing you typed on this page is lost while it stays open.',
  trying: 'This page tries again by itself every 15 seconds and as soon as the connection is back.',
});
