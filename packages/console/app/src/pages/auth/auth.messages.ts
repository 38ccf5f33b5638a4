import { defineMessages } from '@careline/ui/messages';

export const authMessages = defineMessages('auth-page', {
  pageTitle: 'Sign in',
  tagline: 'Delivering Care Made Easy',
  heading: 'Health Programmes',
  intro: 'Find a patient, make the call and log it. Sign in with your work account.',
  signIn: 'Sign in',
  openingProvider: 'Opening the sign-in page…',
  failedTitle: 'The sign-in page could not be opened',
  'failed.unreachable': 'The sign-in service did not answer. Check your connection, then try again.',
  'failed.answer-invalid':
    'The answer did not come from the sign-in service. It may be under maintenance. Try again in a few minutes; if this continues, ask your administrator.',
  slow: 'The sign-in service is taking a long time. You can keep waiting.',
  cancel: 'Cancel',
  demo: 'A demo with fictional people. Sign in as:',
  demoNobody: 'No scopes',
  poster: 'Every patient reached, every reading seen.',
  language: 'Language',
  theme: 'Theme',
  'theme.system': 'System',
  'theme.light': 'Light',
  'theme.dark': 'Dark',
  'theme.contrast': 'High contrast',
  'reason.no-scopes':
    'You were logged out: your account has no scopes yet. Ask your administrator for access.',
  'reason.unsupported-scope':
    'You were logged out: none of your scopes opens an area of this console. Ask your administrator for access to the health programmes.',
  'reason.no-segment': 'You were logged out because the address was incomplete.',
  'reason.signed-out': 'You are logged out.',
  'reason.signed-out-by-admin': 'An administrator signed you out. Please sign in again.',
  'reason.deactivated':
    'You were logged out: your account was deactivated. Ask your administrator to activate it.',
  'reason.not-on-staff':
    'You signed in, but this account is not on the staff list. Ask your administrator to add the e-mail address of the account, and to check that the sign-in service has verified that address. Or sign in with another account.',
  'reason.facility-closed':
    'You signed in, but the facility you work at is closed. Ask your administrator to assign you to another one. Or sign in with another account.',
  'reason.callback-failed': 'The sign-in did not finish. Please sign in again.',
  'reason.expired': 'Your sign-in has ended. Please sign in again.',
  'reason.idle': 'The console was locked because it was not used for a while. Please sign in again.',
  changePassword: 'Change password',
});

export const callbackMessages = defineMessages('callback-page', {
  title: 'Sign in',
  doneTitle: 'You are signed in again',
  done: 'Close this window and continue in the other one.',
  failedTitle: 'The sign-in did not finish',
  failed: 'Please try again. What you entered is still in the other window.',
});
