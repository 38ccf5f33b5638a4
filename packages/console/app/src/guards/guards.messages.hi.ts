import type { TranslationOf } from '@careline/ui/messages';
import type {
  askAgainMessages,
  idleLockedMessages,
  lockedMessages,
  noAccessMessages,
  waitingMessages,
} from './guards.messages.ts';

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

export const idleLockedPageHindi: TranslationOf<typeof idleLockedMessages> = {
  name: 'idle-locked-page',
  sentences: {
    title: 'लॉक',
    heading: '{product} लॉक है',
    body: {
      one: '1 मिनट से किसी भी विंडो में इसका उपयोग नहीं हुआ। इस पेज पर सब कुछ वैसा ही सुरक्षित है।',
      other: '{count} मिनट से किसी भी विंडो में इसका उपयोग नहीं हुआ। इस पेज पर सब कुछ वैसा ही सुरक्षित है।',
    },
    unlock: 'आगे बढ़ने के लिए {name} के रूप में फिर से साइन इन करें।',
    checking: 'आपका साइन-इन जाँचा जा रहा है…',
    failedTitle: 'आपके साइन-इन की पुष्टि नहीं हो सकी',
    failed: 'साइन-इन सेवा से संपर्क नहीं हो पा रहा है। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
    signOut: 'लॉग आउट करें',
  },
};

export const lockedPageHindi: TranslationOf<typeof lockedMessages> = {
  name: 'locked-page',
  sentences: {
    title: 'साइन-इन सेवा से संपर्क नहीं हो पा रहा है',
    body: 'जब तक आपके साइन-इन की पुष्टि नहीं होती, मरीज़ की जानकारी छिपी रहेगी। यह पेज खुला रहने तक आपका लिखा हुआ कुछ भी नहीं खोएगा।',
    trying: 'यह पेज हर 15 सेकंड में और कनेक्शन लौटते ही अपने आप फिर कोशिश करता है।',
  },
};

export const noAccessPageHindi: TranslationOf<typeof noAccessMessages> = {
  name: 'no-access-page',
  sentences: {
    title: 'आपको इस पेज की अनुमति नहीं है',
    needs: '“{screen}” आपके खाते के लिए खुला नहीं है। कुछ भी लोड नहीं किया गया।',
    ask: {
      one: 'अपने व्यवस्थापक से {screens} माँगें।',
      other: 'अपने व्यवस्थापक से इनमें से एक माँगें: {screens}।',
    },
    open: 'आपके लिए खुला',
  },
};

export const waitingHindi: TranslationOf<typeof waitingMessages> = {
  name: 'waiting',
  sentences: { opening: 'खुल रहा है…' },
};
