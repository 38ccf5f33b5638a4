import { PROGRAMME_ENTRIES, type ProgrammeEntry } from './areas.ts';

const AREA = 'prohealth';
const PREFIX = /^prohealth[:/-]/;

/**
 * Returns the programme entry of a scope, with or without the `prohealth` prefix; undefined for other areas.
 * Ignores the letter case of hmcallInfo (design 5).
 */
export function programmeEntry(scope: string): ProgrammeEntry | undefined {
  const name = scope.replace(PREFIX, '');
  if (name.toLowerCase() === 'hmcallinfo') return 'hmCallInfo';
  return PROGRAMME_ENTRIES.find((entry) => entry === name);
}

/** Whether a scope opens the programme area: `prohealth` itself or any scope with that prefix. */
export function opensProgrammeArea(scope: string): boolean {
  return scope === AREA || PREFIX.test(scope);
}
