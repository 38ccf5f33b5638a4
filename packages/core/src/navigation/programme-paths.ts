import { AREAS, areaOf, PROGRAMME_ENTRIES, type ProgrammeEntry } from '#access';
import { normalisedPath } from './normalised-path.ts';

/**
 * Returns the entry of a programme-area path.
 * Routers match addresses in any letter case, encoded or not, so the guard must recognise all of them.
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
