import { AREAS, areaOf, PROGRAMME_ENTRIES, type ProgrammeEntry } from './areas.ts';
import { normalisedPath } from './normalised-path.ts';

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

/**
 * The entry a path of the programme area belongs to. Routers match an address in any letter case, encoded or not, so
 * the guard recognises it in all of them: it must never let through what a router then draws.
 */
export function entryOfPath(path: string): ProgrammeEntry | undefined {
  const asked = normalisedPath(path);
  if (asked === AREAS[AREA].path) return AREA;
  return PROGRAMME_ENTRIES.filter((entry) => entry !== AREA).find((entry) => {
    const { covers, path: own } = areaOf(entry);
    const prefix = normalisedPath(covers ?? own);
    return asked === prefix || asked.startsWith(`${prefix}/`);
  });
}
