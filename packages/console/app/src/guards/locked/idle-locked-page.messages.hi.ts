import type { TranslationOf } from '@careline/ui/messages';
import type { idleLockedMessages } from './idle-locked-page.messages.ts';

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
