import {
  APPOINTMENT_SCOPES,
  AREAS,
  PATHS,
  PATIENT_TABS,
  type PatientTab,
} from '@careline/core/internal/navigation';
import { matchPath } from 'react-router';
import { SETTINGS_PATHS } from '../administration/settings-paths.ts';

/** What a mark on a screen says. */
export type HelpMark = 'danger' | 'late' | 'outOfRange' | 'notJudged' | 'reserved' | 'waiting' | 'unsaved';

/** The pages of help, with the marks that their screens show. */
export const HELP_TOPICS = {
  dashboard: ['danger', 'late', 'reserved'],
  registration: ['unsaved'],
  search: [],
  call: ['danger', 'outOfRange', 'unsaved'],
  calls: ['unsaved'],
  charts: [],
  healthCheck: ['unsaved'],
  healthChecks: ['waiting'],
  patient: ['danger', 'outOfRange'],
  caseSheet: ['unsaved'],
  readings: ['danger', 'outOfRange', 'notJudged'],
  scores: ['outOfRange'],
  medicines: ['danger'],
  labs: ['danger', 'outOfRange', 'notJudged'],
  visits: ['waiting'],
  messages: [],
  team: ['late'],
  links: [],
  alerts: ['danger', 'outOfRange'],
  encounters: ['waiting'],
  visit: ['danger', 'outOfRange', 'unsaved'],
  today: ['danger', 'waiting'],
  pastVisits: [],
  availability: [],
  h1Register: [],
  careTeams: [],
  appointments: ['late', 'waiting'],
  bookingRequests: ['waiting'],
  reviews: ['late'],
  tasks: ['late'],
  referrals: ['late'],
  notifications: ['danger'],
  notificationSettings: ['unsaved'],
  insights: [],
  staff: [],
  facilities: [],
  duplicates: [],
  limits: [],
  organisation: [],
  templates: ['unsaved'],
  partners: [],
  audit: [],
  ownPatients: ['danger', 'late'],
  patients: ['danger', 'late'],
  walkIn: ['unsaved'],
  checkBookings: ['waiting'],
  checkSearch: [],
  investigations: ['late', 'outOfRange'],
  doctors: [],
  liveStatus: [],
  facilityDirectory: [],
  projects: [],
  transactions: [],
  refunds: [],
} as const satisfies Readonly<Record<string, readonly HelpMark[]>>;
export type HelpTopic = keyof typeof HELP_TOPICS;

type Area = keyof typeof AREAS;

/** A new area without help does not compile. */
const OF_AREAS: Readonly<Record<Area, HelpTopic>> = {
  prohealth: 'dashboard',
  registration: 'registration',
  search: 'search',
  hmCallInfo: 'call',
  charts: 'charts',
  'health-check-registration': 'healthCheck',
  'call-status-history': 'calls',
  my_encounters: 'encounters',
  facility_encounters: 'encounters',
  all_encounters: 'encounters',
  availability: 'availability',
  'care-provider-teams': 'careTeams',
  tasks: 'tasks',
  referrals: 'referrals',
  notifications: 'notifications',
  insights: 'insights',
  settings: 'staff',
  auditor: 'audit',
  my_appointments: 'appointments',
  facility_appointments: 'appointments',
  all_appointments: 'appointments',
  booking_requests: 'bookingRequests',
  'review-appointments': 'reviews',
  my_patients: 'ownPatients',
  patients: 'patients',
  patient_registration: 'registration',
  'phc-patient-registration': 'walkIn',
  'ahc-bookings': 'checkBookings',
  'ahc-patient-search': 'checkSearch',
  investigations: 'investigations',
  doctors: 'doctors',
  live_doctor_status: 'liveStatus',
  facilities: 'facilityDirectory',
  projects: 'projects',
  transactions: 'transactions',
  refunds: 'refunds',
};

/** A new tab of the record without help does not compile. */
const OF_TABS: Readonly<Record<PatientTab, HelpTopic>> = {
  overview: 'patient',
  record: 'caseSheet',
  readings: 'readings',
  scores: 'scores',
  medicines: 'medicines',
  labs: 'labs',
  calls: 'calls',
  encounters: 'visits',
  tasks: 'tasks',
  notes: 'patient',
  messages: 'messages',
  details: 'patient',
};

type Route = readonly [pattern: string, topic: HelpTopic];

const below = (path: string, topic: HelpTopic): readonly Route[] => [
  [path, topic],
  [`${path}/*`, topic],
];

/** The first match counts. */
const ROUTES: readonly Route[] = [
  [`${PATHS.patient}/:vitaId/registration`, 'registration'],
  ...PATIENT_TABS.map((tab): Route => [`${PATHS.patient}/:vitaId/${tab}`, OF_TABS[tab]]),
  [`${PATHS.patient}/:vitaId`, 'patient'],
  [PATHS.healthChecks, 'healthChecks'],
  [PATHS.messages, 'messages'],
  [PATHS.team, 'team'],
  [PATHS.links, 'links'],
  [PATHS.alerts, 'alerts'],
  [PATHS.today, 'today'],
  [PATHS.history, 'pastVisits'],
  [PATHS.myAvailability, 'availability'],
  [PATHS.h1Register, 'h1Register'],
  ...below(SETTINGS_PATHS.staff, 'staff'),
  ...below(SETTINGS_PATHS.facilities, 'facilities'),
  ...below(SETTINGS_PATHS.duplicates, 'duplicates'),
  ...below(SETTINGS_PATHS.limits, 'limits'),
  ...below(SETTINGS_PATHS.organisation, 'organisation'),
  ...below(SETTINGS_PATHS.templates, 'templates'),
  ...below(SETTINGS_PATHS.scores, 'scores'),
  ...below(SETTINGS_PATHS.h1Register, 'h1Register'),
  ...below(SETTINGS_PATHS.partners, 'partners'),
  ...[PATHS.myEncounters, PATHS.facilityEncounters, PATHS.allEncounters, ...AREAS.my_encounters.also].map(
    (path): Route => [`${path}/:id`, 'visit'],
  ),
  ...APPOINTMENT_SCOPES.flatMap((scope) => below(AREAS[scope].path, 'appointments')),
  ...Object.entries(OF_AREAS).map(([scope, topic]): Route => [AREAS[scope as Area].path, topic]),
  [`${AREAS.notifications.path}/settings`, 'notificationSettings'],
  [`${AREAS.insights.path}/*`, 'insights'],
  [`${AREAS.auditor.path}/*`, 'audit'],
  [`${AREAS.projects.path}/*`, 'projects'],
  [`${AREAS.transactions.path}/*`, 'transactions'],
  [`${AREAS.refunds.path}/*`, 'refunds'],
];

/** Returns the page of help for an address; undefined for addresses without a screen. */
export const helpTopicOf = (pathname: string): HelpTopic | undefined =>
  ROUTES.find(([pattern]) => matchPath(pattern, pathname))?.[1];
