import type { TranslationOf } from '../../../messages/index.ts';
import type { readingWordsMessages } from './reading-words.messages.ts';

export const readingWordsHindi: TranslationOf<typeof readingWordsMessages> = {
  name: 'reading-words',
  sentences: {
    manual: 'हाथ से दर्ज',
    noTime: 'तारीख़ नहीं',
    why_words: 'शब्द हैं, संख्या नहीं',
    why_no_unit: 'इकाई नहीं',
    why_other_unit: 'ऐसी इकाई जो बदली नहीं जा सकती',
    why_impossible: 'यह मान किसी जीवित व्यक्ति का नहीं हो सकता: फिर से मापें',
    why_in_words: 'परिणाम शब्दों में है',
    why_no_time: 'पढ़ने योग्य तारीख़ नहीं',
    why_other_situation: 'बाद के संस्करण की भोजन स्थिति',
  },
};
