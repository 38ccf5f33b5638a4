/** Addresses inside the console (specification 2). One list, so that menu, guards and router agree. */
export const PATHS = {
  auth: '/auth',
  callback: '/auth/callback',
  shell: '/',
  programmeArea: '/prohealth',
  registration: '/prohealth/onboarding/users',
  search: '/prohealth/searchByUhid',
  callInfo: '/prohealth/hmCallInfo',
  charts: '/prohealth/charts',
  /** The booked health checks of a day; the registration stands below it. */
  healthChecks: '/prohealth/health-check',
  healthCheckRegistration: '/prohealth/health-check/patient/register',
  callStatusHistory: '/prohealth/call-status-history',
  messages: '/prohealth/messages',
  /** Links that facilities ask each other for. */
  links: '/prohealth/links',
  /** Of one patient: the patient's id follows, see `patientPath`. */
  patient: '/prohealth/patient',
  alerts: '/doctor/pwa_alerts',
  settings: '/settings',
  auditor: '/auditor',
} as const;

/** The page of one patient: all of their readings. It carries the id, never a name or a number. */
export const patientPath = (vitaId: string): string => `${PATHS.patient}/${encodeURIComponent(vitaId)}`;

/** The page on which a patient's registration is changed. */
export const patientRegistrationPath = (vitaId: string): string => `${patientPath(vitaId)}/registration`;
