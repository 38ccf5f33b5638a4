import type { Locale } from '../locale.ts';
import { TOTP_MESSAGES_HI } from './totp-messages.hi.ts';

/** What a person is told by mail about their second step. */
export type TotpNotice = 'on' | 'off' | 'reset' | 'recovery' | 'lastRecovery';

/** Why a page of the second step is shown again. */
export type TotpFault = 'refused' | 'incomplete' | 'locked' | 'wrong' | 'codeMissing' | 'blocked';

/** Every sentence about the second step at sign-in. */
export interface TotpMessages {
  readonly title: string;
  /** The link on the sign-in page. */
  readonly link: string;
  readonly intro: string;
  readonly email: string;
  readonly password: string;
  readonly goOn: string;
  readonly faults: Readonly<Record<TotpFault, string>>;
  readonly onTitle: string;
  readonly onSteps: readonly [install: string, scan: string, confirm: string];
  readonly picture: string;
  readonly key: string;
  readonly openApp: string;
  /** Of the app alone; while setting up no recovery code is there yet. */
  readonly appCode: string;
  readonly code: string;
  readonly codeHint: string;
  readonly turnOn: string;
  readonly codesTitle: string;
  readonly codesIntro: string;
  readonly codesLabel: string;
  readonly alreadyOn: string;
  readonly offTitle: string;
  readonly offIntro: (recoveryCodesLeft: number) => string;
  readonly turnOff: string;
  readonly offDoneTitle: string;
  readonly offDone: string;
  readonly signInTitle: string;
  readonly signIn: string;
  readonly toSignIn: string;
  readonly overTitle: string;
  readonly over: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly startAgain: string;
  readonly mailSubject: string;
  readonly mails: Readonly<Record<TotpNotice, (email: string) => string>>;
}

const NOT_YOU = 'If it was not you, choose a new password at once and tell your administrator.';

const EN: TotpMessages = {
  title: 'Second step at sign-in',
  link: 'Second step at sign-in: turn on or off',
  intro:
    'With a second step, Careline asks for a code from an app on your phone after your password. Whoever learns your password cannot sign in with it alone.',
  email: 'E-mail address',
  password: 'Password',
  goOn: 'Continue',
  faults: {
    refused: 'The e-mail address or the password is wrong. Check both and try again.',
    incomplete: 'Enter your e-mail address and your password.',
    locked: 'There were too many attempts with this e-mail address. Try again in 15 minutes.',
    wrong:
      'The code is wrong, or was used already. Wait for the next one in your app and enter it. If that is wrong too, the clock of your phone may be: set it to automatic.',
    codeMissing: 'Enter the code.',
    blocked:
      'There were too many wrong codes in a row. Choose a new password with "Change password" where you sign in, or ask your administrator.',
  },
  onTitle: 'Turn the second step on',
  onSteps: [
    'Install an authenticator app on your phone, if you have none.',
    'Read this picture with the app, or type the key into it.',
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
  alreadyOn:
    'The second step was turned on already, in another window. The recovery codes shown there count.',
  offTitle: 'Turn the second step off',
  offIntro: (left) => `The second step is on. Recovery codes left: ${left}. To turn it off, enter a code.`,
  turnOff: 'Turn off',
  offDoneTitle: 'The second step is off',
  offDone: 'Your password alone signs you in. Your recovery codes do not count any more.',
  signInTitle: 'Enter your code',
  signIn: 'Sign in',
  toSignIn: 'Go to the sign-in',
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

export const TOTP_MESSAGES: Readonly<Record<Locale, TotpMessages>> = { en: EN, hi: TOTP_MESSAGES_HI };
