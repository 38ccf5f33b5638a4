import type { PreferenceIdentifier } from '#preferences';
import { bedsideMonitor, notification, ptzCamera, telephony, video } from './communication.ts';
import { accountInfo, apps, gender, language, period, registration } from './console.ts';
import { charts, favourites, rateCards, tags } from './further.ts';
import type { PreferenceKind } from './preference-kind.ts';
import { adultScore, egfr, medicalRecord, news } from './record.ts';
import { noteTemplates, prescriptionTemplates, taskTemplates } from './templates.ts';

/** Every type of preference (specification 3.2). The specification does not show their content, so it is ours. */
export const PREFERENCE_KINDS = {
  APPS: apps,
  REGISTRATION: registration,
  ACCOUNT_INFO: accountInfo,
  PRESCRIPTION_TEMPLATES: prescriptionTemplates,
  NOTE_TEMPLATES: noteTemplates,
  TASK_TEMPLATES: taskTemplates,
  MEDICAL_RECORD: medicalRecord,
  NEWS: news,
  SOFA: adultScore,
  QSOFA: adultScore,
  APACHE_II: adultScore,
  EGFR: egfr,
  GCS: adultScore,
  VIDEO: video,
  TELEPHONY: telephony,
  BEDSIDE_MONITOR: bedsideMonitor,
  PTZ_CAMERA: ptzCamera,
  NOTIFICATION: notification,
  RATE_CARDS: rateCards,
  FAVOURITES: favourites,
  CHARTS: charts,
  TAGS: tags,
  GENDER: gender,
  LANGUAGE: language,
  PERIOD: period,
} as const satisfies Readonly<Record<PreferenceIdentifier, PreferenceKind>>;
