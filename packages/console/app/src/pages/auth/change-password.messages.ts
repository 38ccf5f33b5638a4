import { defineMessages } from '@careline/ui/messages';

export const changePasswordMessages = defineMessages('change-password', {
  title: 'Change password',
  intro: 'Enter the e-mail address of your account. The sign-in service will tell you what to do next.',
  email: 'E-mail address',
  emailMissing: 'Enter an e-mail address, such as name@hospital.example.',
  send: 'Send',
  sending: 'Sending…',
  back: 'Back to sign in',
  failedTitle: 'Your request was not accepted',
  'failed.unreachable': 'The sign-in service did not answer. Check your connection, then try again.',
  'failed.refused':
    'The sign-in service refused the request. Check the e-mail address, then try again; if this continues, ask your administrator.',
  'failed.too-many': 'Too many requests. Wait a few minutes, then try again.',
  'failed.answer-invalid':
    'The answer did not come from the sign-in service. It may be under maintenance. Try again in a few minutes; if this continues, ask your administrator.',
});
