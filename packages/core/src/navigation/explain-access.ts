import { AREAS, BUILT_SCOPES, type BuiltScope, opensProgrammeArea, programmeEntry } from '#access';
import type { UserProfile } from '#identity';
import { type GuardDecision, scopeGuard } from './guards.ts';
import { entryOfPath } from './programme-paths.ts';
import { areaOfPath } from './screen-path.ts';

export interface AccessExplanation {
  readonly decision: GuardDecision['kind'];
  /** The held scope that opens the area, if one does. */
  readonly areaOpenedBy: string | undefined;
  /** The entry or area the path belongs to, if it is one of ours. */
  readonly entry: BuiltScope | undefined;
  /** The held scope that grants it, if one does. */
  readonly grantedBy: string | undefined;
}

/** Why a person may or may not open an address: what the no-access page and an administrator are shown. */
export function explainAccess(user: Pick<UserProfile, 'scopes'>, path: string): AccessExplanation {
  const area = areaOfPath(path);
  const entry = area ?? entryOfPath(path);
  const grants = (scope: string) => (area ? scope === area : programmeEntry(scope) === entry);
  return {
    decision: scopeGuard(user, path).kind,
    areaOpenedBy: user.scopes.find(opensProgrammeArea),
    entry,
    grantedBy: entry && user.scopes.find(grants),
  };
}

export interface ScreenAccess extends AccessExplanation {
  /** The scope whose screen it is; `scopeLabel` words it. */
  readonly scope: BuiltScope;
}

/** Every screen there is, in the order scopes are offered, with whether a person may open it and why. */
export const explainScreens = (user: Pick<UserProfile, 'scopes'>): readonly ScreenAccess[] =>
  BUILT_SCOPES.map((scope) => ({ scope, ...explainAccess(user, AREAS[scope].path) }));
