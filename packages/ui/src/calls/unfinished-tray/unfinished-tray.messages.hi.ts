import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './unfinished-tray.messages.ts';

export const unfinishedTrayHindi: TranslationOf<typeof messages> = {
  name: 'unfinished-tray',
  sentences: {
    title: 'अधूरी कॉल',
    none: 'कोई अधूरी कॉल नहीं',
    more: 'और आपके केंद्र पर {count} और।',
    moreThan: 'और आपके केंद्र पर {count} से ज़्यादा और।',
    conflict: 'कुछ और सहेजा हुआ है',
    refused: 'सर्वर ने स्वीकार नहीं किया',
    draft: 'भरा हुआ, सहेजा नहीं',
    noOutcome: 'परिणाम अभी नहीं',
    waiting: 'भेजे जाने की प्रतीक्षा में',
    begun: '{when} शुरू',
    by: '{author} द्वारा',
    unknown: 'इस उपकरण पर रखी कॉल का मरीज़',
    continue: 'पूरा करें',
    look: 'दोनों देखें',
    unreadable: 'इस उपकरण पर रखा हुआ अभी पढ़ा नहीं जा सकता। यहाँ भरी आपकी कॉल इस सूची में न हों, यह हो सकता है।',
  },
};
