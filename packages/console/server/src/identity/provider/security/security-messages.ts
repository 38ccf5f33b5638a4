import { defineTexts } from '../../../platform/texts/define-texts.ts';
import type { SecurityMessages } from './security-sentences.ts';

const EN: SecurityMessages = {
  title: 'Password and sign-in security',
  signedInAs: (email) => `Signed in as ${email}.`,
  passwordTitle: 'Change your password',
  current: 'Current password',
  faults: {
    missing: 'Enter your current password.',
    wrong: 'This is not your current password. Type it again.',
    locked:
      'There were too many attempts with this account. Your password has not changed. Try again in 15 minutes.',
  },
  endOthers: 'Sign me out everywhere else',
  endOthersHint: 'In all other browsers and on all other devices. You stay signed in here.',
  forgotten: 'Forgotten the current password? Sign out, and choose "Change password" where you sign in.',
  secondTitle: 'Second step at sign-in',
  secondOff:
    'It is off. With it, Careline asks for a code from an app on your phone after your password, so your password alone is not enough to sign in.',
  secondOn: (left) =>
    `It is on. Recovery codes left: ${left}. To get new ones, or for a new phone, turn it off and on again.`,
  turnOn: 'Turn on',
  turnOff: 'Turn off',
  doneTitle: 'The new password is saved',
  done: (ended) => {
    if (ended === undefined) return 'You stay signed in here and everywhere else.';
    if (ended === 0) return 'You stay signed in here. You were not signed in anywhere else.';
    return `You stay signed in here. Sessions ended elsewhere: ${ended}.`;
  },
  back: 'Back to password and sign-in security',
  toConsole: 'Go to Careline',
  signInFirstTitle: 'Sign in first',
  signInFirst:
    'No one is signed in in this browser. Sign in to Careline, then open this page from the account menu.',
  failedTitle: 'It did not work',
  failed: 'Nothing was changed. Try again.',
};

export const SECURITY_MESSAGES = defineTexts<SecurityMessages>('security', EN);
