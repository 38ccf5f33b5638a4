import type { TranslationOf } from '@careline/ui/messages';
import type { notFoundMessages } from './not-found-page.messages.ts';

export const notFoundPageHindi: TranslationOf<typeof notFoundMessages> = {
  name: 'not-found-page',
  sentences: {
    title: 'इस पते पर कोई स्क्रीन नहीं है',
    body: 'पते में टाइपिंग की गलती हो सकती है, या इस संस्करण में ऐसी स्क्रीन नहीं है।',
    asked: 'आपने यह पता माँगा:',
    back: 'वापस जाएँ',
    places: 'आप यहाँ जा सकते हैं:',
  },
};
