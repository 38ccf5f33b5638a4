import { AREAS, ENCOUNTER_SCOPES, type RECEPTION_SCOPES } from '#access';

/** Returns the address of the waiting list in an area of encounters. */
export function waitingListPath(
  area: 'facility_encounters' | 'all_encounters' | (typeof RECEPTION_SCOPES)[number],
): string {
  return `${AREAS[area].path}/waiting-list`;
}

/** Addresses within the console (specification 2). */
export const PATHS = {
  auth: '/auth',
  callback: '/auth/callback',
  shell: '/',
  programmeArea: AREAS.prohealth.path,
  registration: AREAS.registration.path,
  search: AREAS.search.path,
  callInfo: AREAS.hmCallInfo.path,
  charts: AREAS.charts.path,
  /** Booked health checks of a day; registration is below it. */
  healthChecks: AREAS['health-check-registration'].covers,
  healthCheckRegistration: AREAS['health-check-registration'].path,
  callStatusHistory: AREAS['call-status-history'].path,
  messages: '/prohealth/messages',
  /** Calls per member of staff today, for team leads. */
  team: '/prohealth/team',
  /** Link requests between facilities. */
  links: '/prohealth/links',
  /** Prefix of patient pages; see `patientPath`. */
  patient: '/prohealth/patient',
  alerts: '/doctor/pwa_alerts',
  myEncounters: AREAS.my_encounters.path,
  facilityEncounters: AREAS.facility_encounters.path,
  /** Patients who wait for a free time at the facility. */
  waitingList: waitingListPath('facility_encounters'),
  /** The board on the wall of the waiting room. It has no frame and shows no patients. */
  waitingRoom: `${AREAS.facility_appointments.path}/waiting-room`,
  allEncounters: AREAS.all_encounters.path,
  /** Today and History below doctor (specification 3.5): today's encounters of the user, and past ones. */
  today: AREAS.my_encounters.also[0],
  history: AREAS.my_encounters.also[1],
  /** The user's availability, and that of everyone at the facility. */
  myAvailability: AREAS.my_encounters.also[2],
  /** Pharmacists' entries in the Schedule H1 register. */
  h1Register: AREAS.my_encounters.also[3],
  availability: AREAS.availability.path,
  careTeams: AREAS['care-provider-teams'].path,
  tasks: AREAS.tasks.path,
  referrals: AREAS.referrals.path,
  settings: AREAS.settings.path,
  auditor: AREAS.auditor.path,
  investigations: AREAS.investigations.path,
  doctors: AREAS.doctors.path,
  liveStatus: AREAS.live_doctor_status.path,
  facilities: AREAS.facilities.path,
  projects: AREAS.projects.path,
} as const;

/** Tabs of a patient's record, each with an address. The overview uses the patient's own. */
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

/** Returns the address of a patient's record. It contains the id, never a name or a number. */
export function patientPath(vitaId: string, tab: PatientTab = 'overview'): string {
  const record = `${PATHS.patient}/${encodeURIComponent(vitaId)}`;
  return tab === 'overview' ? record : `${record}/${tab}`;
}

/** Returns the address for editing a patient's registration. */
export const patientRegistrationPath = (vitaId: string): string => `${patientPath(vitaId)}/registration`;

/** Returns the address of an encounter in an area that the user can open; undefined if there is none. */
export function encounterPath(scopes: readonly string[], encounterId: string): string | undefined {
  const area = ENCOUNTER_SCOPES.find((scope) => scopes.includes(scope));
  return area && `${AREAS[area].path}/${encodeURIComponent(encounterId)}`;
}

/**
 * Returns a segment in the form in which routers compare it. A segment that cannot be decoded stays unchanged.
 */
function comparable(segment: string): string {
  try {
    return decodeURIComponent(segment).toLowerCase();
  } catch {
    return segment.toLowerCase();
  }
}

/** Returns a path in the form in which routers compare it: in lower case, decoded, without empty segments. */
export const normalisedPath = (path: string): string =>
  `/${path.split('/').filter(Boolean).map(comparable).join('/')}`;
