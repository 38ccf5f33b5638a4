import type { TranslationOf } from '../../messages/index.ts';
import type { readingsViewerMessages, readingWordsMessages } from './readings-viewer.messages.ts';

export const readingsViewerHindi: TranslationOf<typeof readingsViewerMessages> = {
  name: 'readings-viewer',
  sentences: {
    readings: 'माप',
    loading: 'माप लोड हो रहे हैं',
    loaded: { one: '1 माप', other: '{count} माप' },
    failedTitle: 'माप लोड नहीं हो सके',
    partTitle: 'कुछ माप यहाँ नहीं हैं',
    partText: 'लोड नहीं हो सके: {parts}। यहाँ सब कुछ नहीं दिख रहा है।',
    otherPart: 'अन्य माप',
    refreshFailed: 'माप ताज़ा नहीं हो सके; दिखाई गई जानकारी पुरानी हो सकती है।',
    unreadable: {
      one: '1 माप यह संस्करण नहीं दिखा सकता।',
      other: '{count} माप यह संस्करण नहीं दिखा सकता।',
    },
    noneTitle: 'अभी कोई माप नहीं',
    noneText: 'कॉल पर बताए, जोड़े या आयात किए गए माप यहाँ दिखते हैं।',
    add: 'माप जोड़ें',
    cards: 'रुझान',
    first: '{trend} सबसे पहले दिखाएँ',
    notFirst: '{trend} अपनी सामान्य जगह पर दिखाएँ',
    values: { one: '1 मान', other: '{count} मान' },
    change: 'पिछले से {change}',
    notDrawn: { one: '1 चार्ट पर नहीं', other: '{count} चार्ट पर नहीं' },
    back: 'सभी माप',
    printedAt: 'छपने का समय',
    unknownTrend: 'इन मापों में ऐसा कोई रुझान नहीं है।',
  },
};

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
