import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  dispositionLabels: {
    'reached-patient': 'मरीज़ से बात हुई',
    'reached-relative': 'परिजन से बात हुई',
    'callback-requested': 'बाद में कॉल करने को कहा',
    'no-answer': 'उत्तर नहीं मिला',
    busy: 'व्यस्त',
    'switched-off': 'फ़ोन बंद या पहुँच से बाहर',
    'call-dropped': 'कॉल कट गई',
    'language-barrier': 'भाषा की कठिनाई',
    'wrong-number': 'ग़लत नंबर',
    'invalid-number': 'अमान्य नंबर',
    refused: 'मना कर दिया',
    'do-not-call': 'कॉल न करें',
    moved: 'कहीं और चले गए',
    deceased: 'मृत्यु हो चुकी है',
    'already-visited': 'पहले ही आ चुके हैं',
  },
  otherStops: {
    'consent-withdrawn': 'सहमति वापस ली गई',
  },
};
