import type { TranslationOf } from '../../messages/index.ts';
import type { encounterDayMessages } from './encounter-day.messages.ts';

export const encounterDayHindi: TranslationOf<typeof encounterDayMessages> = {
  name: 'encounter-day',
  sentences: {
    asOf: '{time} की स्थिति। यह पेज हर 30 सेकंड में ताज़ा होता है।',
    offline: 'कनेक्शन नहीं है: यह {time} की स्थिति है।',
    showAll: 'सभी {count} दिखाएँ',
    refresh: 'ताज़ा करें',
    failed: 'आपका दिन लोड नहीं हो सका',
    refreshFailed: 'आपका दिन ताज़ा नहीं हो सका',
    loading: 'आपका दिन लोड हो रहा है',
    waiting: 'प्रतीक्षा में ({count})',
    late: 'देर से ({count})',
    toAnswer: 'उत्तर देना है ({count})',
    offered: 'आपकी टीमों के लिए ({count})',
    for: '{name} के लिए',
    standsIn: 'आप {until} तक {name} की जगह हैं ({reason})।',
    next: 'अगला',
    later: 'आज बाद में ({count})',
    done: 'हो गए ({count})',
    free: 'आज आपके लिए कुछ बुक नहीं है',
    freeText: 'आपको दिए गए परामर्श यहाँ दिखेंगे।',
    noNext: 'आज और कोई बुक नहीं है।',
    open: '{name}, {when}',
    inTime: '{time} में',
  },
};
