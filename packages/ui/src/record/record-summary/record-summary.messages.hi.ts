import type { TranslationOf } from '../../messages/index.ts';
import type { recordSummaryMessages } from './record-summary.messages.ts';

export const recordSummaryHindi: TranslationOf<typeof recordSummaryMessages> = {
  name: 'record-summary',
  sentences: {
    region: 'एलर्जी, रोग और दवाएँ',
    ALLERGIES: 'एलर्जी',
    DIAGNOSIS: 'ज्ञात रोग',
    MEDICATIONS: 'चल रही दवाएँ',
    none: 'कुछ दर्ज नहीं',
    noAllergies: 'कुछ दर्ज नहीं: मरीज़ से पूछें',
    failed: 'एलर्जी, रोग और दवाएँ लोड नहीं हो सकीं',
    unreadable: 'पढ़ा नहीं जा सका: {code}',
    noneKnown: 'कोई ज्ञात एलर्जी नहीं, {name} ने {day} को पूछा',
    severe: 'गंभीर',
    suspected: 'संदेह',
    provisional: 'संभावित',
    highRisk: 'अधिक जोखिम',
    statusUnknown: 'स्थिति अज्ञात',
    more: 'सभी {count} दिखाएँ',
    beyond: 'और {count} रिकॉर्ड में',
  },
};
