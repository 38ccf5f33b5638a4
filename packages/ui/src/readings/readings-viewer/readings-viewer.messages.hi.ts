import type { TranslationOf } from '../../messages/index.ts';
import type { readingsViewerMessages } from './readings-viewer.messages.ts';

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
    values: { one: '1 मान', other: '{count} मान' },
    change: 'पिछले से {change}',
    notDrawn: { one: '1 चार्ट पर नहीं', other: '{count} चार्ट पर नहीं' },
    back: 'सभी माप',
    printedAt: 'छपने का समय',
    unknownTrend: 'इन मापों में ऐसा कोई रुझान नहीं है।',
  },
};
