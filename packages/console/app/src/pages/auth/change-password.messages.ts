import { defineMessages } from '@careline/ui/messages';

export const changePasswordMessages = defineMessages('change-password', {
  open: 'Change password',
  title: 'Change password',
  intro: 'Enter the e-mail address of your account. The sign-in service tells you what to do next.',
  email: 'E-mail address',
  emailMissing: 'Enter an e-mail address, such as name@hospital.example.',
  send: 'Send',
  sending: 'Sending…',
  back: 'Back to sign in',
  failedTitle: 'Your request was not taken',
  'failed.unreachable': 'The sign-in service did not answer. Check your connection, then try again.',
  'failed.refused':
    'The sign-in service refused it. Check the e-mail address, then try again; if it stays so, ask your administrator.',
  'failed.too-many': 'Too many requests. Wait a few minutes, then try again.',
  'failed.answer-invalid':
    'What answered is not the sign-in service. It may be under repair: try again in a few minutes; if it stays so, ask your administrator.',
});
