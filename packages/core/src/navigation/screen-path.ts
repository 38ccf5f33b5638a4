import { areaOfPath } from './area-scopes.ts';
import { normalisedPath } from './normalised-path.ts';
import { PATHS } from './paths.ts';
import { entryOfPath } from './programme-paths.ts';

/** Sign-in pages, and the prefix of patient pages. */
const NO_SCREENS: readonly string[] = [PATHS.auth, PATHS.callback, PATHS.patient];
const SINGLE = Object.values(PATHS)
  .filter((path) => !NO_SCREENS.includes(path))
  .map(normalisedPath);
const RECORDS = `${normalisedPath(PATHS.patient)}/`;

/**
 * Whether the console has a screen at a path, for any user: one of `PATHS`, a page below a menu entry or area, or a
 * patient's record. Excludes sign-in pages. The path has no query.
 */
export function isScreenPath(path: string): boolean {
  if (!path.startsWith('/')) return false;
  const asked = normalisedPath(path);
  return (
    SINGLE.includes(asked) || asked.startsWith(RECORDS) || Boolean(areaOfPath(path) ?? entryOfPath(path))
  );
}
