import { areaOfPath } from './area-scopes.ts';
import { normalisedPath } from './normalised-path.ts';
import { PATHS } from './paths.ts';
import { entryOfPath } from './programme-paths.ts';

/** Where people sign in, and what stands before the id of a patient. */
const NO_SCREENS: readonly string[] = [PATHS.auth, PATHS.callback, PATHS.patient];
const SINGLE = Object.values(PATHS)
  .filter((path) => !NO_SCREENS.includes(path))
  .map(normalisedPath);
const RECORDS = `${normalisedPath(PATHS.patient)}/`;

/**
 * Whether the console has a screen at a path, of whomever: one of `PATHS`, a page below the entry of the menu or the area that it
 * belongs to, or the record of a patient. Not where people sign in. Queries are no part of a path.
 */
export function isScreenPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  const asked = normalisedPath(path);
  return (
    SINGLE.includes(asked) || asked.startsWith(RECORDS) || Boolean(areaOfPath(path) ?? entryOfPath(path))
  );
}
