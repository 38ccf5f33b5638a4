import { AREA_SCOPES, type AreaScope, areaOf } from '#access';
import { normalisedPath, PATHS } from './paths.ts';
import { entryOfPath } from './programme-paths.ts';

/** Returns the area that contains a path, in any letter case, encoded or not, like routers match it. */
export function areaOfPath(path: string): AreaScope | undefined {
  const asked = normalisedPath(path);
  return AREA_SCOPES.find((scope) => {
    const { path, also = [] } = areaOf(scope);
    return [path, ...also].map(normalisedPath).some((own) => asked === own || asked.startsWith(`${own}/`));
  });
}

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
