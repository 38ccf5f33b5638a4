import type { TranslationOf } from '@careline/ui/messages';
import type { askAgainMessages } from './ask-again.messages.ts';

export const askAgainHindi: TranslationOf<typeof askAgainMessages> = {
  name: 'ask-again',
  sentences: {
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
};
