import { defineTexts } from '../../../platform/texts/define-texts.ts';
import type { TotpMessages } from './totp-sentences.ts';

const NOT_YOU = 'If this was not you, choose a new password at once and tell your administrator.';

const EN: TotpMessages = {
  title: 'Second step at sign-in',
  link: 'Second step at sign-in: turn on or off',
  intro:
    'With a second step, Careline asks for a code from an app on your phone after your password, so your password alone is not enough to sign in.',
  email: 'E-mail address',
  password: 'Password',
  goOn: 'Continue',
  faults: {
    refused: 'The e-mail address or the password is wrong. Check both and try again.',
    incomplete: 'Enter your e-mail address and your password.',
    locked: 'There were too many attempts with this e-mail address. Try again in 15 minutes.',
    wrong:
      'The code is wrong, or was already used. Wait for the next one in your app and enter it. If that is wrong too, your phone’s clock may be wrong: set it to automatic.',
    codeMissing: 'Enter the code.',
    blocked:
      'There were too many wrong codes in a row. Choose a new password with "Change password" where you sign in, or ask your administrator.',
  },
  onTitle: 'Turn the second step on',
  onSteps: [
    'Install an authenticator app on your phone, if you do not have one.',
    'Scan this picture with the app, or type the key into it.',
    'Enter the code that the app shows.',
  ],
  picture: 'Picture with the key for your authenticator app',
  key: 'Key',
  openApp: 'Open the app on this device',
  appCode: 'Code from the app',
  code: 'Code',
  codeHint: 'The 6 digits that your app shows now, or one of your recovery codes.',
  turnOn: 'Turn on',
  codesTitle: 'The second step is on',
  codesIntro:
    'These are your recovery codes. Each signs you in once without your phone. Print them or write them down now: they are shown only this once.',
  codesLabel: 'Recovery codes',
  alreadyOn: 'The second step was already turned on in another window. Use the recovery codes shown there.',
  offTitle: 'Turn the second step off',
  offIntro: (left) => `The second step is on. Recovery codes left: ${left}. To turn it off, enter a code.`,
  turnOff: 'Turn off',
  offDoneTitle: 'The second step is off',
  offDone: 'Your password alone signs you in. Your recovery codes no longer work.',
  signInTitle: 'Enter your code',
  signIn: 'Sign in',
  toSignIn: 'Go to sign-in',
  overTitle: 'This took too long',
  over: 'Start again with your password. Nothing was changed.',
  failedTitle: 'It did not work',
  failed: 'Nothing was changed. Start again.',
  startAgain: 'Start again',
  mailSubject: 'Careline: second step at sign-in',
  mails: {
    on: (email) => `The second step at sign-in was turned on for ${email} at Careline.\n\n${NOT_YOU}\n`,
    off: (email) => `The second step at sign-in was turned off for ${email} at Careline.\n\n${NOT_YOU}\n`,
    reset: (email) => `An administrator turned the second step at sign-in off for ${email} at Careline.

Your password alone signs you in now. Turn the second step on again where you sign in.

If you did not ask for it, tell your administrator.
`,
    recovery: (email) => `A recovery code was used for ${email} at Careline.\n\n${NOT_YOU}\n`,
    lastRecovery: (email) => `The last recovery code was used for ${email} at Careline.

Turn the second step off and on again where you sign in to get new ones.

${NOT_YOU}
`,
  },
};

export const TOTP_MESSAGES = defineTexts<TotpMessages>('totp', EN);
