import type { TranslationOf } from '@careline/ui/messages';
import type { encountersMessages } from './encounters.messages.ts';

export const encountersHindi: TranslationOf<typeof encountersMessages> = {
  name: 'encounters',
  sentences: {
    sections: 'मेरे परामर्श',
    today: 'आज',
    upcoming: 'आने वाले',
    history: 'इतिहास',
    historyText: 'पिछले दिनों के परामर्श। आज के परामर्श “आज” में हैं।',
    noFacility: 'कोई केंद्र नहीं चुना गया है',
    noFacilityText: 'परामर्श किसी केंद्र के होते हैं। व्यवस्थापक से कहें कि आपको किसी केंद्र से जोड़ें।',
    book: 'परामर्श बुक करें',
    encounter: 'परामर्श',
    unknownTitle: 'आपके केंद्र में ऐसा कोई परामर्श नहीं है',
    unknown: 'लिंक पुराना हो सकता है, या परामर्श किसी दूसरे केंद्र या देखभालकर्ता का है।',
    toList: 'परामर्श की सूची',
    failed: 'परामर्श लोड नहीं हो सका',
    patientFailed: 'मरीज़ की जानकारी लोड नहीं हो सकी',
    patientPage: 'इस मरीज़ के बारे में सब कुछ',
    call: 'कॉल जानकारी',
    refresh: 'ताज़ा करें',
    calls: 'पिछली कॉल',
    callsFailed: 'कॉल लोड नहीं हो सकीं',
    noCalls: 'इस मरीज़ से कोई कॉल नहीं हुई।',
    callFacts: '{callType} · {author}',
    elsewhereTitle: '{facility} पर जाएँ?',
    elsewhereText: 'यह परामर्श {facility} का है। वहाँ जाते ही यह खुल जाएगा।',
    elsewhereAction: 'जाएँ और खोलें',
    stay: 'यहीं रहें',
    switchFailed: 'केंद्र नहीं बदला जा सका। कनेक्शन जाँचें और फिर कोशिश करें।',
  },
};
