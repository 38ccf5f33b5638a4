import { type CodedLabels, codedLabel } from '#formatting';
import type { UserProfile } from './user-profile.ts';

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

const APP_SCOPE_LABELS = {
  en: {
    my_admissions: 'My admissions',
    'book:telanganaicu': 'Telangana ICU booking',
    manageDevice: 'Manage device',
    alerts: 'Alerts',
    facilities: 'Facilities',
    investigations: 'Investigations',
    tasks: 'Tasks',
    discharges: 'Discharges',
    charts: 'Charts',
    settings: 'Settings',
    my_appointments: 'My appointments',
    patient_registration: 'Patient registration',
    my_patients: 'My patients',
    notifications: 'Notifications',
    all_appointments: 'All appointments',
    admissions: 'Admissions',
    booking_requests: 'Booking requests',
    transactions: 'Transactions',
    availability: 'Availability',
    live_doctor_status: 'Live doctor status',
    doctors: 'Doctors',
    projects: 'Projects',
    referrals: 'Referrals',
    insights: 'Insights',
    auditor: 'Auditor',
    facility_appointments: 'Facility appointments',
    resources: 'Resources',
  },
  hi: {
    my_admissions: 'मेरी भर्तियाँ',
    'book:telanganaicu': 'तेलंगाना ICU बुकिंग',
    manageDevice: 'उपकरण प्रबंधन',
    alerts: 'चेतावनियाँ',
    facilities: 'संस्थान',
    investigations: 'जाँच',
    tasks: 'कार्य',
    discharges: 'छुट्टियाँ',
    charts: 'चार्ट',
    settings: 'सेटिंग',
    my_appointments: 'मेरे अपॉइंटमेंट',
    patient_registration: 'मरीज़ पंजीकरण',
    my_patients: 'मेरे मरीज़',
    notifications: 'सूचनाएँ',
    all_appointments: 'सभी अपॉइंटमेंट',
    admissions: 'भर्तियाँ',
    booking_requests: 'बुकिंग अनुरोध',
    transactions: 'लेन-देन',
    availability: 'उपलब्धता',
    live_doctor_status: 'डॉक्टरों की वर्तमान स्थिति',
    doctors: 'डॉक्टर',
    projects: 'परियोजनाएँ',
    referrals: 'रेफ़रल',
    insights: 'विश्लेषण',
    auditor: 'लेखा परीक्षक',
    facility_appointments: 'संस्थान के अपॉइंटमेंट',
    resources: 'संसाधन',
  },
} as const satisfies CodedLabels<AppScope>;

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
