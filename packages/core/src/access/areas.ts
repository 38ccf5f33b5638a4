import { type Label, wordLabel } from '#formatting';
import * as words from './words/en.ts';

interface Area {
  readonly path: string;
  /** Scope that pages at and below this path need, where it covers more than the path itself. */
  readonly covers?: string;
  /** Other paths that belong to this area. */
  readonly also?: readonly string[];
  /** Name of a Material Symbols icon; the ui package has the drawings. */
  readonly icon: string;
  readonly label: Label;
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
    icon: 'dashboard',
    label: wordLabel(words.areas, 'dashboard'),
  },
  registration: {
    path: '/prohealth/onboarding/users',
    icon: 'assignment',
    label: wordLabel(words.areas, 'registration'),
  },
  search: {
    path: '/prohealth/searchByUhid',
    icon: 'search',
    label: wordLabel(words.areas, 'search'),
  },
  hmCallInfo: {
    path: '/prohealth/hmCallInfo',
    icon: 'call',
    label: wordLabel(words.areas, 'callInfo'),
  },
  charts: {
    path: '/prohealth/charts',
    icon: 'assessment',
    label: wordLabel(words.areas, 'charts'),
  },
  'health-check-registration': {
    path: '/prohealth/health-check/patient/register',
    covers: '/prohealth/health-check',
    icon: 'how_to_reg',
    label: wordLabel(words.areas, 'healthCheckRegistration'),
  },
  'call-status-history': {
    path: '/prohealth/call-status-history',
    icon: 'history',
    label: wordLabel(words.areas, 'callStatusHistory'),
  },
  my_encounters: {
    path: '/my_encounters',
    also: ['/doctor/today', '/doctor/history', '/doctor/availability', '/doctor/h1-register'],
    icon: 'event_available',
    label: wordLabel(words.areas, 'myEncounters'),
    beside: true,
  },
  facility_encounters: {
    path: '/facility_encounters',
    icon: 'event_note',
    label: wordLabel(words.areas, 'facilityEncounters'),
    beside: true,
  },
  all_encounters: {
    path: '/all_encounters',
    icon: 'calendar_month',
    label: wordLabel(words.areas, 'allEncounters'),
    beside: true,
  },
  availability: {
    path: '/availability',
    also: ['/doctor/availability'],
    icon: 'schedule',
    label: wordLabel(words.areas, 'availability'),
    beside: true,
  },
  'care-provider-teams': {
    path: '/care-provider-teams',
    icon: 'group',
    label: wordLabel(words.areas, 'careTeams'),
    beside: true,
  },
  tasks: {
    path: '/tasks',
    icon: 'task_alt',
    label: wordLabel(words.areas, 'tasks'),
    beside: true,
  },
  referrals: {
    path: '/referrals',
    icon: 'forward',
    label: wordLabel(words.areas, 'referrals'),
    beside: true,
  },
  settings: {
    path: '/settings',
    icon: 'settings',
    label: wordLabel(words.areas, 'settings'),
    beside: true,
  },
  auditor: {
    path: '/auditor',
    icon: 'fact_check',
    label: wordLabel(words.areas, 'audit'),
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
export type MenuIcon = (typeof AREAS)[BuiltScope]['icon'];

export const areaOf = (scope: BuiltScope): Area & { readonly icon: MenuIcon } => AREAS[scope];

export const BUILT_SCOPES = Object.keys(AREAS) as readonly BuiltScope[];

const isBeside = (scope: BuiltScope): scope is AreaScope => areaOf(scope).beside === true;

export const AREA_SCOPES: readonly AreaScope[] = BUILT_SCOPES.filter(isBeside);

/** Scopes that open encounters, from narrowest to widest. */
export const ENCOUNTER_SCOPES = [
  'my_encounters',
  'facility_encounters',
  'all_encounters',
] as const satisfies readonly AreaScope[];

/** Scopes that open tasks: all tasks, or only referrals. */
export const TASK_SCOPES = ['tasks', 'referrals'] as const satisfies readonly AreaScope[];

export const PROGRAMME_ENTRIES: readonly ProgrammeEntry[] = BUILT_SCOPES.filter(
  (scope): scope is ProgrammeEntry => !isBeside(scope),
);
