import { normalisedPath } from './normalised-path.ts';
import { PATHS } from './paths.ts';

/** Entries of the programme area, as the rights table and the menu know them. */
export const PROGRAMME_ENTRIES = [
  'registration',
  'search',
  'hmCallInfo',
  'charts',
  'health-check-registration',
  'call-status-history',
  'prohealth',
] as const;
export type ProgrammeEntry = (typeof PROGRAMME_ENTRIES)[number];

const AREA = 'prohealth';
const PREFIX = /^prohealth[:/-]/;

/**
 * The entry a scope stands for, with or without the `prohealth` prefix; any letter case of hmcallInfo (design 5).
 * Undefined for a scope of another area.
 */
export function programmeEntry(scope: string): ProgrammeEntry | undefined {
  const name = scope.replace(PREFIX, '');
  if (name.toLowerCase() === 'hmcallinfo') return 'hmCallInfo';
  return PROGRAMME_ENTRIES.find((entry) => entry === name);
}

/** Whether a scope opens the programme area: `prohealth` itself or any key with its prefix; an unprefixed entry does not. */
export function opensProgrammeArea(scope: string): boolean {
  return scope === AREA || PREFIX.test(scope);
}

const ENTRY_PATHS: readonly (readonly [string, ProgrammeEntry])[] = [
  [PATHS.registration, 'registration'],
  [PATHS.search, 'search'],
  [PATHS.callInfo, 'hmCallInfo'],
  [PATHS.charts, 'charts'],
  [PATHS.healthChecks, 'health-check-registration'],
  [PATHS.callStatusHistory, 'call-status-history'],
];

/**
 * The entry a path of the programme area belongs to. Routers match an address in any letter case, encoded or not, so
 * the guard recognises it in all of them: it must never let through what a router then draws.
 */
export function entryOfPath(path: string): ProgrammeEntry | undefined {
  const asked = normalisedPath(path);
  if (asked === PATHS.programmeArea) return 'prohealth';
  return ENTRY_PATHS.find(([entry]) => {
    const prefix = normalisedPath(entry);
    return asked === prefix || asked.startsWith(`${prefix}/`);
  })?.[1];
}
