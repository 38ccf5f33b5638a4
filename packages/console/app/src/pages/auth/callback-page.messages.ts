import { defineMessages } from '@careline/ui/messages';

export const callbackMessages = defineMessages({
  en: {
    title: 'Sign in',
    doneTitle: 'You are signed in again',
    done: 'Close this window and go on in the other one.',
    failedTitle: 'The sign-in did not finish',
    failed: 'Please try again. The other window keeps what you entered.',
  },
  hi: {
    title: 'साइन इन',
    doneTitle: 'आपने फिर से साइन इन कर लिया है',
    done: 'यह विंडो बंद करें और दूसरी विंडो में आगे बढ़ें।',
    failedTitle: 'साइन-इन पूरा नहीं हुआ',
    failed: 'कृपया फिर से कोशिश करें। दूसरी विंडो में आपका भरा हुआ सुरक्षित है।',
  },
});
