import { defineMessages } from '@careline/ui/messages';

/** Shown while the user is unknown, or not allowed to use the element. */
export const staffMessages = defineMessages('element-staff', {
  waiting: 'Waiting for the sign-in of this page',
  waitingDo:
    'The page has to hand over a session. Reload it; if this stays, tell whoever looks after the page.',
  signedOut: 'You are signed out',
  signedOutDo: 'Sign in to the page again.',
  loading: 'Loading',
  failed: 'Who you are could not be read',
  nobody: 'The sign-in of this page names no person',
  nobodyDo: 'Calls are logged by people. Tell whoever looks after the page that its token has no user.',
  noFacility: 'You have no facility',
  noFacilityDo: 'Calls are made for a facility. Ask an administrator to assign you to one.',
  noRight: 'This page may not do this for you',
  noRightDo: 'Ask an administrator for the scope: {needs}.',
});
