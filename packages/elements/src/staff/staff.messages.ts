import { defineMessages } from '@careline/ui/messages';

/** Shown while the user is unknown, or not allowed to use the element. */
export const staffMessages = defineMessages('element-staff', {
  waiting: 'Waiting for the sign-in of this page',
  waitingDo:
    'The page must provide a session. Reload it; if this happens again, contact the owner of the page.',
  signedOut: 'You are signed out',
  signedOutDo: 'Sign in to the page again.',
  loading: 'Loading',
  failed: 'Your profile could not be loaded',
  nobody: 'The sign-in of this page has no user',
  nobodyDo: 'Calls need a user. Tell the owner of the page that its token has no user.',
  noFacility: 'You have no facility',
  noFacilityDo: 'Calls are made for a facility. Ask an administrator to assign you to one.',
  noRight: 'You do not have access to this here',
  noRightDo: 'Ask an administrator for the scope: {needs}.',
});
