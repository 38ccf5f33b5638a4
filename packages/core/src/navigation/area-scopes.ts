import { AREA_SCOPES, type AreaScope, areaOf } from '#access';
import { normalisedPath } from './normalised-path.ts';

/** Returns the area that contains a path, in any letter case, encoded or not, like routers match it. */
export function areaOfPath(path: string): AreaScope | undefined {
  const asked = normalisedPath(path);
  return AREA_SCOPES.find((scope) => {
    const { path, also = [] } = areaOf(scope);
    return [path, ...also].map(normalisedPath).some((own) => asked === own || asked.startsWith(`${own}/`));
  });
}
