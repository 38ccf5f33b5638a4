import { defineTexts } from '../../platform/texts/define-texts.ts';

export interface ProviderMessages {
  readonly tagline: string;
  /** The page's heading: the programme area to sign in to (specification 2.1). */
  readonly area: string;
  readonly email: string;
  readonly password: string;
  readonly signIn: string;
  readonly refused: string;
  readonly locked: string;
  readonly incomplete: string;
  readonly failedTitle: string;
  readonly expired: string;
  readonly failed: string;
  /** For failures that resolve by themselves. */
  readonly unavailable: string;
  readonly startAgain: string;
  readonly signingOutTitle: string;
  readonly signOut: string;
  readonly signedOutTitle: string;
  readonly signedOut: string;
  readonly demoTitle: string;
  readonly demoPassword: string;
  readonly reference: (id: string) => string;
}

export const MESSAGES = defineTexts<ProviderMessages>('signIn', {
  tagline: 'Delivering Care Made Easy',
  area: 'Health Programmes',
  email: 'E-mail address',
  password: 'Password',
  signIn: 'Sign in',
  refused: 'The e-mail address or the password is wrong. Check both and try again.',
  locked: 'There were too many attempts with this e-mail address. Try again in 15 minutes.',
  incomplete: 'Enter your e-mail address and your password.',
  failedTitle: 'Signing in did not work',
  expired: 'This sign-in took too long or was already used. Start again; nothing was lost.',
  failed: 'The sign-in could not be completed. Start again.',
  unavailable: 'Sign-in is not available right now. Wait a moment, then try again.',
  startAgain: 'Start again',
  signingOutTitle: 'Signing out',
  signOut: 'Sign out',
  signedOutTitle: 'You are signed out',
  signedOut: 'You can close this page.',
  demoTitle: 'Demo accounts: sign in with one click',
  demoPassword: 'Password for all of them:',
  reference: (id) => `When asking for help, quote ${id}.`,
});
