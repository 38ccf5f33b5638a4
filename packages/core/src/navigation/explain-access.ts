import { AREAS, BUILT_SCOPES, type BuiltScope, opensProgrammeArea, programmeEntry } from '#access';
import type { UserProfile } from '#identity';
import { areaOfPath } from './area-scopes.ts';
import { type GuardDecision, scopeGuard } from './guards.ts';
import { entryOfPath } from './programme-paths.ts';

export interface AccessExplanation {
  readonly decision: GuardDecision['kind'];
  /** The user's scope that opens the area, if any. */
  readonly areaOpenedBy: string | undefined;
  /** Entry or area of the path, if known. */
  readonly entry: BuiltScope | undefined;
  /** The user's scope that grants access, if any. */
  readonly grantedBy: string | undefined;
}

/** Returns why a user may or may not open an address, for the no-access page and for administrators. */
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
  /** Scope of the screen; `scopeLabel` has the text. */
  readonly scope: BuiltScope;
}

/** Returns every screen, in the order of scopes, with whether the user may open it and why. */
export const explainScreens = (user: Pick<UserProfile, 'scopes'>): readonly ScreenAccess[] =>
  BUILT_SCOPES.map((scope) => ({ scope, ...explainAccess(user, AREAS[scope].path) }));
