import { AREA_SCOPES, type BuiltScope } from './areas.ts';
import { opensProgrammeArea, programmeEntry } from './programme-scopes.ts';

/** A scope that a call or an address asks for. */
export type NeededScope = BuiltScope;

/** What is asked of whoever wants something: one of these scopes, or none but to be signed in. An endpoint is one. */
export interface Right {
  readonly scopes: readonly NeededScope[];
}

export type RightDecision =
  | { readonly allowed: true; readonly by: string | null }
  | { readonly allowed: false; readonly needs: readonly NeededScope[] };

/** Whether one held scope is the one asked for, among all that somebody holds: an entry needs its area to be open too. */
function opens(asked: BuiltScope, scope: string, scopes: readonly string[]): boolean {
  if (AREA_SCOPES.some((area) => area === asked)) return scope === asked;
  return programmeEntry(scope) === asked && scopes.some(opensProgrammeArea);
}

/** Whether these scopes open a screen. */
export const holdsScope = (scopes: readonly string[], asked: BuiltScope): boolean =>
  scopes.some((scope) => opens(asked, scope, scopes));

/** Whether these scopes allow a call, and which scope did or is missing. */
export function decideRight({ scopes: needs }: Right, held: readonly string[]): RightDecision {
  if (needs.length === 0) return { allowed: true, by: null };
  const by = held.find((scope) => needs.some((asked) => opens(asked, scope, held)));
  return by === undefined ? { allowed: false, needs } : { allowed: true, by };
}
