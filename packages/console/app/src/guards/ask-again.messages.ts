import { defineMessages } from '@careline/ui/messages';

export const askAgainMessages = defineMessages({
  en: {
    title: 'Sign in again to go on',
    body: 'Your sign-in has ended. What you entered is kept on this page, unseen. Sign in in a new window and come back here.',
    anotherPerson:
      'Another person has signed in in this browser. What was entered here belongs to whoever opened this page; only they can go on with it.',
    signIn: 'Sign in in a new window',
    discard: 'Discard what I entered',
  },
  hi: {
    title: 'आगे बढ़ने के लिए फिर से साइन इन करें',
    body: 'आपका साइन-इन समाप्त हो गया है। आपने जो भरा है वह इस पेज पर छिपा हुआ सुरक्षित है। नई विंडो में साइन इन करें और यहाँ लौट आएँ।',
    anotherPerson:
      'इस ब्राउज़र में किसी और ने साइन इन किया है। यहाँ भरी गई जानकारी उसी की है जिसने यह पेज खोला था; केवल वही आगे बढ़ सकता है।',
    signIn: 'नई विंडो में साइन इन करें',
    discard: 'भरी हुई जानकारी हटा दें',
  },
});
