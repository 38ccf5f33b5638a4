import { defineMessages } from '@careline/ui/messages';

export const askAgainMessages = defineMessages({
  en: {
    title: 'Sign in again to go on',
    'ask-again':
      'Your sign-in has ended. What you entered is kept on this page, and what was being saved is sent once you are signed in again.',
    'ask-again-unseen':
      'You are logged out in this browser. What you entered is kept on this page, unseen, until you sign in again.',
    'another-person':
      'Another person has signed in in this browser. What was entered here belongs to whoever opened this page; only they can go on with it.',
    decline: 'Do not sign in',
    loseTitle: 'Give up what you entered?',
    lose: 'Without signing in, what you entered on this page and have not saved is lost.',
    discard: 'Discard what I entered',
    back: 'Back',
  },
  hi: {
    title: 'आगे बढ़ने के लिए फिर से साइन इन करें',
    'ask-again':
      'आपका साइन-इन समाप्त हो गया है। आपने जो भरा है वह इस पेज पर सुरक्षित है, और जो सहेजा जा रहा था वह आपके फिर से साइन इन करते ही भेज दिया जाएगा।',
    'ask-again-unseen':
      'इस ब्राउज़र में आप लॉग आउट हो चुके हैं। आपने जो भरा है वह आपके फिर से साइन इन करने तक इस पेज पर छिपा हुआ सुरक्षित है।',
    'another-person':
      'इस ब्राउज़र में किसी और ने साइन इन किया है। यहाँ भरी गई जानकारी उसी की है जिसने यह पेज खोला था; केवल वही आगे बढ़ सकता है।',
    decline: 'साइन इन न करें',
    loseTitle: 'भरी हुई जानकारी छोड़ दें?',
    lose: 'साइन इन किए बिना, इस पेज पर आपने जो भरा है और सहेजा नहीं है वह खो जाएगा।',
    discard: 'भरी हुई जानकारी हटा दें',
    back: 'वापस',
  },
});
