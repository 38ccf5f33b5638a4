import type { TranslationOf } from '@careline/ui/messages';
import type { noAccessMessages } from './no-access-page.messages.ts';

export const noAccessPageHindi: TranslationOf<typeof noAccessMessages> = {
  name: 'no-access-page',
  sentences: {
    title: 'आपको इस पेज की अनुमति नहीं है',
    needs: '“{screen}” आपके खाते के लिए खुला नहीं है। कुछ भी लोड नहीं किया गया।',
    ask: 'अपने व्यवस्थापक से “{screen}” (अनुमति {scope}) माँगें।',
    open: 'आपके लिए खुला: {screens}',
    home: 'डैशबोर्ड पर जाएँ',
  },
};
