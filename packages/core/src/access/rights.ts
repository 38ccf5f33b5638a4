import { AREA_SCOPES, type BuiltScope } from './areas.ts';
import { opensProgrammeArea, programmeEntry } from './programme-scopes.ts';

/** A scope that an endpoint or a page requires. */
export type NeededScope = BuiltScope;

/** A requirement for access: any one of these scopes, or only a session if the list is empty. Endpoints are rights. */
export interface Right {
  readonly scopes: readonly NeededScope[];
}

export type RightDecision =
  | { readonly allowed: true; readonly by: string | null }
  | { readonly allowed: false; readonly needs: readonly NeededScope[] };

/** Whether one scope of a user grants another. Programme entries also require access to the programme area. */
function opens(asked: BuiltScope, scope: string, scopes: readonly string[]): boolean {
  if (AREA_SCOPES.some((area) => area === asked)) return scope === asked;
  return programmeEntry(scope) === asked && scopes.some(opensProgrammeArea);
}

export const holdsScope = (scopes: readonly string[], asked: BuiltScope): boolean =>
  scopes.some((scope) => opens(asked, scope, scopes));

/** Returns whether these scopes satisfy a right, and which scope grants it or is missing. */
export function decideRight({ scopes: needs }: Right, held: readonly string[]): RightDecision {
  if (needs.length === 0) return { allowed: true, by: null };
  const by = held.find((scope) => needs.some((asked) => opens(asked, scope, held)));
  return by === undefined ? { allowed: false, needs } : { allowed: true, by };
}
