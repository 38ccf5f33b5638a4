import type { TranslationOf } from '../../messages/index.ts';
import type { recordTimelineMessages } from './record-timeline.messages.ts';

export const recordTimelineHindi: TranslationOf<typeof recordTimelineMessages> = {
  name: 'record-timeline',
  sentences: {
    title: 'समयरेखा',
    all: 'सब कुछ',
    filter: 'दिखाएँ',
    none: 'अभी तक ऐसा कुछ नहीं हुआ जो आप पढ़ सकें।',
    noneOfKind: 'इस प्रकार का कुछ नहीं।',
    failed: 'समयरेखा लोड नहीं हो सकी',
    moreFailed: 'पहले का विवरण लोड नहीं हो सका',
    more: 'पहले का दिखाएँ',
    noDate: 'तारीख अज्ञात',
    by: '{what}, {name}',
    notFinished: 'पूरी नहीं हुई',
    acknowledged: '{name} ने देख लिया',
    referredTo: '{name} के पास रेफ़र किया',
    wroteSection: 'केस शीट: {section}, संस्करण {number}',
    answer: '{name} का उत्तर: {text}',
    ofEncounter: '{name}, परामर्श {service}',
    prescription: 'पर्चा {number}',
    withdrawn: 'वापस लिया गया',
    open: 'किसी ने नहीं देखा',
  },
};
