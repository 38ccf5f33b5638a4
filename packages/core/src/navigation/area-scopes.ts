import { AREA_SCOPES, type AreaScope, areaOf } from '#access';
import { normalisedPath } from './normalised-path.ts';

/** The area that a path is or lies under, in any letter case, encoded or not, as routers match it. */
export function areaOfPath(path: string): AreaScope | undefined {
  const asked = normalisedPath(path);
  return AREA_SCOPES.find((scope) => {
    const { path, also = [] } = areaOf(scope);
    return [path, ...also].map(normalisedPath).some((own) => asked === own || asked.startsWith(`${own}/`));
  });
}
