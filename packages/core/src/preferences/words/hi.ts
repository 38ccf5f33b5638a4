import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  kinds: {
    uploadLogo: 'लोगो अपलोड किया गया',
  },
  preference: {
    APPS: 'ऐप',
    REGISTRATION: 'पंजीकरण',
    ACCOUNT_INFO: 'खाते की जानकारी',
    PRESCRIPTION_TEMPLATES: 'पर्चों के साँचे',
    NOTE_TEMPLATES: 'टिप्पणियों के साँचे',
    TASK_TEMPLATES: 'कार्यों के साँचे',
    MEDICAL_RECORD: 'चिकित्सा रिकॉर्ड',
    NEWS: 'NEWS',
    SOFA: 'SOFA',
    QSOFA: 'qSOFA',
    APACHE_II: 'APACHE II',
    EGFR: 'eGFR',
    GCS: 'GCS',
    VIDEO: 'वीडियो',
    TELEPHONY: 'टेलीफ़ोन',
    BEDSIDE_MONITOR: 'बेडसाइड मॉनिटर',
    PTZ_CAMERA: 'PTZ कैमरा',
    NOTIFICATION: 'सूचना',
    RATE_CARDS: 'दर सूचियाँ',
    FAVOURITES: 'पसंदीदा',
    CHARTS: 'चार्ट',
    TAGS: 'टैग',
    GENDER: 'लिंग',
    LANGUAGE: 'भाषा',
    PERIOD: 'अवधि',
  },
  preferences: {
    changedPreferenceOfOrganisation: 'संगठन की एक पसंद बदली गई',
  },
};
