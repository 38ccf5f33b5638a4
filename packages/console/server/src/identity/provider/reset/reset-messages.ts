import { defineTexts } from '../../../platform/texts/define-texts.ts';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '../password/password.ts';
import type { PasswordFault } from '../password/password-rules.ts';

/** The texts of a password reset: the response, the e-mail and the pages. */
export interface ResetMessages {
  /** The plain-text response, the same for every address. */
  readonly answer: string;
  readonly subject: string;
  readonly body: (email: string, link: string) => string;
  /** Sent to the account's address after its password changed. */
  readonly changedSubject: string;
  readonly changedBody: (email: string) => string;
  readonly title: string;
  readonly email: string;
  readonly password: string;
  readonly again: string;
  readonly rules: string;
  readonly save: string;
  readonly faults: Readonly<Record<PasswordFault, string>>;
  readonly doneTitle: string;
  readonly done: string;
  readonly signIn: string;
  readonly deadTitle: string;
  readonly dead: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly toSignIn: string;
}

export const RESET_MESSAGES = defineTexts<ResetMessages>('reset', {
  answer:
    'If this address has an account, we are preparing an e-mail with a link to set a new password. The link works once, for 30 minutes. If no e-mail arrives, check the spelling and the spam folder, or ask your administrator.',
  subject: 'Careline: a new password',
  body: (email, link) => `Somebody asked for a new password for ${email} at Careline.

Open this link to choose one. It works once, for 30 minutes:

${link}

If it was not you, do nothing: your password stays as it is.
`,
  changedSubject: 'Careline: your password was changed',
  changedBody: (email) => `The password for ${email} at Careline was changed.

If it was not you, choose a new password at once where you sign in, and tell your administrator.
`,
  title: 'Choose a new password',
  email: 'E-mail address',
  password: 'New password',
  again: 'New password again',
  rules: `At least ${MIN_PASSWORD_LENGTH} characters. A few words that only you put together are easy to remember and hard to guess. Not your e-mail address, not your old password, not a common one.`,
  save: 'Save the new password',
  faults: {
    different: 'The passwords do not match. Type the same one twice.',
    short: `The password is too short. Use at least ${MIN_PASSWORD_LENGTH} characters.`,
    long: `The password is too long. Use at most ${MAX_PASSWORD_LENGTH} characters.`,
    address: 'The password must not be your e-mail address. Choose another one.',
    common: 'This password is too easy to guess. Choose another one.',
    old: 'This is your old password. Choose another one.',
  },
  doneTitle: 'The new password is saved',
  done: 'You will be signed out everywhere else within 15 minutes. Sign in with the new password.',
  signIn: 'Sign in now',
  deadTitle: 'This link no longer works',
  dead: 'It was used already, or its time is over. Ask for a new one where you sign in.',
  failedTitle: 'The new password was not saved',
  failed: 'Your password has not changed. Open the link in the e-mail again.',
  toSignIn: 'Go to sign-in',
});
