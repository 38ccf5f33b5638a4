import { defineWords } from '#formatting';

export const kinds = defineWords('preferences.kinds', {
  uploadLogo: 'Uploaded the logo',
});

export const preference = defineWords('preferences.preference', {
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
});

export const preferences = defineWords('preferences.preferences', {
  changedPreferenceOfOrganisation: 'Changed a preference of the organisation',
});
