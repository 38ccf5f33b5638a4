import { type CodedLabels, codedLabel } from '#formatting';
import * as identityWords from './words/en.ts';

/**
 * Areas of the scope list (specification 2.7). The keys are the specification's words. Only implemented areas
 * have a link.
 */
export const APP_AREAS = [
  'notifications',
  'settings',
  'auditor',
  'insights',
  'facility-appointments',
  'my-appointments',
  'patients',
  'all-appointments',
  'patient-registration',
  'my-admissions',
  'admission-history',
  'alerts',
  'iomt-alerts',
  'all-encounters',
  'my-encounters',
  'facility-encounters',
  'care-provider-availability',
  'care-provider-teams',
  'ahc-bookings',
  'ahc-patient-search',
  'prohealth',
  'prohealth/registration',
  'prohealth/search',
  'prohealth/hmcallInfo',
  'prohealth/call-status-history',
  'prohealth/charts',
  'phc-patient-registration',
  'booking-of-stay',
  'booking-of-admission',
  'booking-of-icu',
  'booking-of-ecc',
  'booking-of-er',
  'review-appointments',
  'all-admissions',
  'booking-requests',
  'transactions',
  'reading-alerts',
  'availability',
  'live-doctor-status',
  'doctors',
  'projects',
  'referrals',
  'tasks',
  'resources',
  'manage-resources',
] as const;
export type AppArea = (typeof APP_AREAS)[number];

const APP_AREA_LABELS = identityWords.appAreaLabels satisfies CodedLabels<AppArea>;

export function appAreaLabel(key: string, locale?: string): string {
  return codedLabel(APP_AREA_LABELS, key, locale);
}
