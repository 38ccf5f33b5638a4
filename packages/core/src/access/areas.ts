interface Area {
  readonly path: string;
  /** Scope that pages at and below this path need, where it covers more than the path itself. */
  readonly covers?: string;
  /** Other paths that belong to this area. */
  readonly also?: readonly string[];
  /** Set for areas outside the programme area. Their menu address is `/{scope}` (specification 2.4). */
  readonly beside?: true;
}

/**
 * The screens that each scope opens, in the order in which administrators see the scopes.
 * Covers the entries of the programme area and the other areas of the specification (section 6). Rights, menus, guards
 * and addresses derive from this table; the console has a page for each entry.
 */
export const AREAS = {
  prohealth: {
    path: '/prohealth',
  },
  registration: {
    path: '/prohealth/onboarding/users',
  },
  search: {
    path: '/prohealth/searchByUhid',
  },
  hmCallInfo: {
    path: '/prohealth/hmCallInfo',
  },
  charts: {
    path: '/prohealth/charts',
  },
  'health-check-registration': {
    path: '/prohealth/health-check/patient/register',
    covers: '/prohealth/health-check',
  },
  'call-status-history': {
    path: '/prohealth/call-status-history',
  },
  my_encounters: {
    path: '/my_encounters',
    also: ['/doctor/today', '/doctor/history', '/doctor/availability', '/doctor/h1-register'],
    beside: true,
  },
  facility_encounters: {
    path: '/facility_encounters',
    beside: true,
  },
  all_encounters: {
    path: '/all_encounters',
    beside: true,
  },
  availability: {
    path: '/availability',
    also: ['/doctor/availability'],
    beside: true,
  },
  'care-provider-teams': {
    path: '/care-provider-teams',
    beside: true,
  },
  tasks: {
    path: '/tasks',
    beside: true,
  },
  referrals: {
    path: '/referrals',
    beside: true,
  },
  notifications: {
    path: '/notifications',
    beside: true,
  },
  insights: {
    path: '/insights',
    beside: true,
  },
  settings: {
    path: '/settings',
    beside: true,
  },
  auditor: {
    path: '/auditor',
    beside: true,
  },
  my_appointments: {
    path: '/my_appointments',
    beside: true,
  },
  facility_appointments: {
    path: '/facility_appointments',
    beside: true,
  },
  all_appointments: {
    path: '/all_appointments',
    beside: true,
  },
  booking_requests: {
    path: '/booking_requests',
    beside: true,
  },
  'review-appointments': {
    path: '/review-appointments',
    beside: true,
  },
  my_patients: {
    path: '/my_patients',
    beside: true,
  },
  patients: {
    path: '/patients',
    beside: true,
  },
  patient_registration: {
    path: '/patient_registration',
    beside: true,
  },
  'phc-patient-registration': {
    path: '/phc-patient-registration',
    beside: true,
  },
  'ahc-bookings': {
    path: '/ahc-bookings',
    beside: true,
  },
  'ahc-patient-search': {
    path: '/ahc-patient-search',
    beside: true,
  },
  investigations: {
    path: '/investigations',
    beside: true,
  },
  doctors: {
    path: '/doctors',
    beside: true,
  },
  live_doctor_status: {
    path: '/live_doctor_status',
    beside: true,
  },
  facilities: {
    path: '/facilities',
    beside: true,
  },
  projects: {
    path: '/projects',
    beside: true,
  },
  transactions: {
    path: '/transactions',
    beside: true,
  },
  refunds: {
    path: '/refunds',
    beside: true,
  },
} as const satisfies Readonly<Record<string, Area>>;

/** A scope with a screen. */
export type BuiltScope = keyof typeof AREAS;
/** A scope outside the programme area. */
export type AreaScope = {
  [Scope in BuiltScope]: (typeof AREAS)[Scope] extends { readonly beside: true } ? Scope : never;
}[BuiltScope];
/** An entry of the programme area. */
export type ProgrammeEntry = Exclude<BuiltScope, AreaScope>;

export const areaOf = (scope: BuiltScope): Area => AREAS[scope];

export const BUILT_SCOPES = Object.keys(AREAS) as readonly BuiltScope[];

const isBeside = (scope: BuiltScope): scope is AreaScope => areaOf(scope).beside === true;

export const AREA_SCOPES: readonly AreaScope[] = BUILT_SCOPES.filter(isBeside);

export const PROGRAMME_ENTRIES: readonly ProgrammeEntry[] = BUILT_SCOPES.filter(
  (scope): scope is ProgrammeEntry => !isBeside(scope),
);
