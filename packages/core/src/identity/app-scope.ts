import { type CodedLabels, codedLabel } from '#formatting';
import type { UserProfile } from './user-profile.ts';
import * as words from './words/en.ts';

/** Application scopes (specification 6). Only programme scopes open an area; see the guards of navigation. */
export const APP_SCOPES = [
  'my_admissions',
  'book:telanganaicu',
  'manageDevice',
  'alerts',
  'facilities',
  'investigations',
  'tasks',
  'discharges',
  'charts',
  'settings',
  'my_appointments',
  'patient_registration',
  'my_patients',
  'notifications',
  'all_appointments',
  'admissions',
  'booking_requests',
  'transactions',
  'availability',
  'live_doctor_status',
  'doctors',
  'projects',
  'referrals',
  'insights',
  'auditor',
  'facility_appointments',
  'resources',
] as const;
export type AppScope = (typeof APP_SCOPES)[number];

const APP_SCOPE_LABELS = words.appScopeLabels satisfies CodedLabels<AppScope>;

export function appScopeLabel(key: string, locale?: string): string {
  return codedLabel(APP_SCOPE_LABELS, key, locale);
}

/**
 * Returns a person's app scopes: from the user metadata, then from the app-scopes call, each once
 * (specification 6 and design 3). Until the call answers, only the metadata counts.
 */
export function heldAppScopes(
  profile: Pick<UserProfile, 'user_metadata'>,
  listed: readonly string[] = [],
): readonly string[] {
  return [...new Set([...profile.user_metadata.app_scopes, ...listed])];
}
