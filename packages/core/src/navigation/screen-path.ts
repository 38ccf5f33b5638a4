import { AREA_SCOPES, type AreaScope, areaOf } from '#access';
import { normalisedPath, PATHS } from './paths.ts';
import { entryOfPath } from './programme-paths.ts';

/** The area that a path is or lies under, in any letter case, encoded or not, as routers match it. */
export function areaOfPath(path: string): AreaScope | undefined {
  const asked = normalisedPath(path);
  return AREA_SCOPES.find((scope) => {
    const { path, also = [] } = areaOf(scope);
    return [path, ...also].map(normalisedPath).some((own) => asked === own || asked.startsWith(`${own}/`));
  });
}

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
