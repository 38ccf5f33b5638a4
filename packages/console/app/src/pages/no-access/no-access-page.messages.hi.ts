import type { TranslationOf } from '@careline/ui/messages';
import type { noAccessMessages } from './no-access-page.messages.ts';

export const noAccessPageHindi: TranslationOf<typeof noAccessMessages> = {
  name: 'no-access-page',
  sentences: {
    title: 'आपको इस पेज की अनुमति नहीं है',
    needs: 'इस पेज के लिए “{scope}” अनुमति चाहिए, जो आपके खाते के पास नहीं है। कुछ भी लोड नहीं किया गया।',
    ask: 'अपने व्यवस्थापक से यह अनुमति माँगें और उसका नाम बताएँ।',
    held: 'आपकी अनुमतियाँ: {scopes}',
    home: 'डैशबोर्ड पर जाएँ',
  },
};
