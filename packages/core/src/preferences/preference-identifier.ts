import { type CodedLabels, codedLabel } from '#formatting';

/**
 * What preferences can be about (specification 3.2): the apps and the account, templates, the medical record, assessment
 * scores, the communication centre and the rest. `APPS` is the specification's own value; the others are its words in the
 * same spelling, because their stored values are not shown.
 */
export const PREFERENCE_IDENTIFIERS = [
  'APPS',
  'REGISTRATION',
  'ACCOUNT_INFO',
  'PRESCRIPTION_TEMPLATES',
  'NOTE_TEMPLATES',
  'TASK_TEMPLATES',
  'MEDICAL_RECORD',
  'NEWS',
  'SOFA',
  'QSOFA',
  'APACHE_II',
  'EGFR',
  'GCS',
  'VIDEO',
  'TELEPHONY',
  'BEDSIDE_MONITOR',
  'PTZ_CAMERA',
  'NOTIFICATION',
  'RATE_CARDS',
  'FAVOURITES',
  'CHARTS',
  'TAGS',
  'GENDER',
  'LANGUAGE',
  'PERIOD',
] as const;
export type PreferenceIdentifier = (typeof PREFERENCE_IDENTIFIERS)[number];

const PREFERENCE_LABELS = {
  en: {
    APPS: 'Apps',
    REGISTRATION: 'Registration',
    ACCOUNT_INFO: 'Account info',
    PRESCRIPTION_TEMPLATES: 'Prescription templates',
    NOTE_TEMPLATES: 'Note templates',
    TASK_TEMPLATES: 'Task templates',
    MEDICAL_RECORD: 'Medical record',
    NEWS: 'NEWS',
    SOFA: 'SOFA',
    QSOFA: 'qSOFA',
    APACHE_II: 'APACHE II',
    EGFR: 'eGFR',
    GCS: 'GCS',
    VIDEO: 'Video',
    TELEPHONY: 'Telephony',
    BEDSIDE_MONITOR: 'Bedside monitor',
    PTZ_CAMERA: 'PTZ camera',
    NOTIFICATION: 'Notification',
    RATE_CARDS: 'Rate cards',
    FAVOURITES: 'Favourites',
    CHARTS: 'Charts',
    TAGS: 'Tags',
    GENDER: 'Gender',
    LANGUAGE: 'Language',
    PERIOD: 'Period',
  },
  hi: {
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
} as const satisfies CodedLabels<PreferenceIdentifier>;

/** The label of a preference; an unknown one is shown as it is. */
export function preferenceLabel(key: string, locale?: string): string {
  return codedLabel(PREFERENCE_LABELS, key, locale);
}
