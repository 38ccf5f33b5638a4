import { AREAS, ENCOUNTER_SCOPES } from '#access';

/** Addresses inside the console (specification 2). */
export const PATHS = {
  auth: '/auth',
  callback: '/auth/callback',
  shell: '/',
  programmeArea: AREAS.prohealth.path,
  registration: AREAS.registration.path,
  search: AREAS.search.path,
  callInfo: AREAS.hmCallInfo.path,
  charts: AREAS.charts.path,
  /** The booked health checks of a day; the registration stands below it. */
  healthChecks: AREAS['health-check-registration'].covers,
  healthCheckRegistration: AREAS['health-check-registration'].path,
  callStatusHistory: AREAS['call-status-history'].path,
  messages: '/prohealth/messages',
  /** Who calls how many patients today, for whoever shares them out. */
  team: '/prohealth/team',
  /** Links that facilities ask each other for. */
  links: '/prohealth/links',
  /** Of one patient: the patient's id follows, see `patientPath`. */
  patient: '/prohealth/patient',
  alerts: '/doctor/pwa_alerts',
  myEncounters: AREAS.my_encounters.path,
  facilityEncounters: AREAS.facility_encounters.path,
  allEncounters: AREAS.all_encounters.path,
  /** Today and History under doctor (specification 3.5): my encounters of today, and those that are over. */
  today: AREAS.my_encounters.also[0],
  history: AREAS.my_encounters.also[1],
  /** When whoever sees patients can be booked: their own hours, and everybody's at the facility. */
  myAvailability: AREAS.my_encounters.also[2],
  /** What pharmacists enter in the register of Schedule H1. */
  h1Register: AREAS.my_encounters.also[3],
  availability: AREAS.availability.path,
  careTeams: AREAS['care-provider-teams'].path,
  tasks: AREAS.tasks.path,
  referrals: AREAS.referrals.path,
  settings: AREAS.settings.path,
  auditor: AREAS.auditor.path,
} as const;

/** The parts of the record of a patient, each with an address of its own; the overview has the patient's. */
export const PATIENT_TABS = [
  'overview',
  'record',
  'readings',
  'scores',
  'medicines',
  'labs',
  'calls',
  'encounters',
  'tasks',
  'notes',
  'messages',
  'details',
] as const;
export type PatientTab = (typeof PATIENT_TABS)[number];

/** The record of one patient. It carries the id, never a name or a number. */
export function patientPath(vitaId: string, tab: PatientTab = 'overview'): string {
  const record = `${PATHS.patient}/${encodeURIComponent(vitaId)}`;
  return tab === 'overview' ? record : `${record}/${tab}`;
}

/** The page on which a patient's registration is changed. */
export const patientRegistrationPath = (vitaId: string): string => `${patientPath(vitaId)}/registration`;

/** The page of one encounter, in the area that whoever asks holds; undefined for somebody who holds none of them. */
export function encounterPath(scopes: readonly string[], encounterId: string): string | undefined {
  const area = ENCOUNTER_SCOPES.find((scope) => scopes.includes(scope));
  return area && `${AREAS[area].path}/${encodeURIComponent(encounterId)}`;
}

/** A segment as a router compares it, or as it stands where it cannot be decoded. */
function comparable(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** A path as a router compares it: in lower case, decoded, without empty segments. */
export const normalisedPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(comparable).join('/')}`;
