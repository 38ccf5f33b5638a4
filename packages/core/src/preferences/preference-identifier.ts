import { type CodedLabels, codedLabel } from '#formatting';
import * as preferencesWords from './words/en.ts';

/**
 * Subjects of preferences (specification 3.2): apps and account, templates, medical record, assessment scores,
 * communication and others. `APPS` is the specification's own value; for the others it gives only words, which are
 * spelled the same way here.
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

const PREFERENCE_LABELS = preferencesWords.preference satisfies CodedLabels<PreferenceIdentifier>;

export function preferenceLabel(key: string, locale?: string): string {
  return codedLabel(PREFERENCE_LABELS, key, locale);
}
