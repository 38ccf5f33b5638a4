import { PROGRAMME_ENTRIES, type ProgrammeEntry } from './areas.ts';

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
