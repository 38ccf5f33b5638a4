import type { TranslationOf } from '../../messages/index.ts';
import type { recordPlacesMessages } from './record-places.messages.ts';

export const recordPlacesHindi: TranslationOf<typeof recordPlacesMessages> = {
  name: 'record-places',
  sentences: {
    jump: 'यहाँ जाएँ',
    title: 'रिकॉर्ड के किसी भाग पर जाएँ',
    find: 'भाग का नाम',
    findHint: 'Enter से पहला भाग खुलता है।',
    none: 'इस नाम का कोई भाग नहीं है।',
    list: 'रिकॉर्ड के भाग',
    pins: 'पिन किए भाग',
    pin: '{place} पिन करें',
    unpin: '{place} का पिन हटाएँ',
    pinned: '{place} पिन हो गया।',
    unpinned: '{place} अब पिन नहीं है।',
    full: 'आपने {count} भाग पिन किए हैं। पहले कोई एक हटाएँ।',
    print: '{place} प्रिंट करें',
    failed: 'आपका पिन सहेजा नहीं जा सका',
  },
};
