import { AREAS, areaOf, PROGRAMME_ENTRIES, type ProgrammeEntry } from '#access';
import { normalisedPath } from './paths.ts';

/**
 * The entry a path of the programme area belongs to. Routers match an address in any letter case, encoded or not, so
 * the guard recognises it in all of them: it must never let through what a router then draws.
 */
export function entryOfPath(path: string): ProgrammeEntry | undefined {
  const asked = normalisedPath(path);
  if (asked === AREAS.prohealth.path) return 'prohealth';
  return PROGRAMME_ENTRIES.filter((entry) => entry !== 'prohealth').find((entry) => {
    const { covers, path: own } = areaOf(entry);
    const prefix = normalisedPath(covers ?? own);
    return asked === prefix || asked.startsWith(`${prefix}/`);
  });
}
