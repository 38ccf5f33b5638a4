import { type NeededScope, opensProgrammeArea, programmeEntry } from '#access';
import type { UserProfile } from '#identity';
import { PATHS } from './paths.ts';
import { entryOfPath } from './programme-paths.ts';
import { areaOfPath } from './screen-path.ts';

/** Why somebody was sent out; /auth says it in words. */
export type LogoutReason =
  | 'no-scopes'
  | 'unsupported-scope'
  | 'no-segment'
  | 'signed-out'
  | 'signed-out-by-admin'
  | 'deactivated'
  | 'not-on-staff'
  | 'facility-closed'
  | 'callback-failed';

/** What a guard decided, as a value: the console turns it into navigation. */
export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'login' }
  | { readonly kind: 'logout'; readonly reason: LogoutReason }
  | { readonly kind: 'no-access'; readonly needs: NeededScope };

const ALLOW: GuardDecision = { kind: 'allow' };

export interface MainGuardInput {
  /** Query of the address asked for. */
  readonly query: string;
  /** The flag after the silent renewal that runs on every guarded navigation. */
  readonly loggedIn: boolean;
}

/**
 * The shell is for signed-in people (specification 2.2). A `login` parameter starts the login and blocks the
 * navigation; otherwise the flag decides.
 */
export function mainGuard({ query, loggedIn }: MainGuardInput): GuardDecision {
  if (new URLSearchParams(query).has('login')) return { kind: 'login' };
  return loggedIn ? ALLOW : { kind: 'redirect', to: PATHS.auth };
}

/** The empty path under the shell: the programme area for whoever may open it, out for everybody else. */
export function defaultScopeRedirect(profile: Pick<UserProfile, 'scopes'>): GuardDecision {
  if (profile.scopes.some(opensProgrammeArea)) return { kind: 'redirect', to: PATHS.programmeArea };
  return { kind: 'logout', reason: profile.scopes.length === 0 ? 'no-scopes' : 'unsupported-scope' };
}

/**
 * A route with a URL segment passes, one without logs out (specification 2.2). With a segment the entry's or area's own scope
 * is asked for too: without it the no-access state is drawn and nobody is logged out (design 3).
 */
export function scopeGuard(profile: Pick<UserProfile, 'scopes'>, path: string): GuardDecision {
  const segments = path.split('/').filter(Boolean);
  if (segments.length === 0) return { kind: 'logout', reason: 'no-segment' };
  if (!profile.scopes.some(opensProgrammeArea)) {
    return { kind: 'logout', reason: profile.scopes.length === 0 ? 'no-scopes' : 'unsupported-scope' };
  }
  const area = areaOfPath(path);
  if (area) return profile.scopes.includes(area) ? ALLOW : { kind: 'no-access', needs: area };
  const entry = entryOfPath(path);
  if (!entry || entry === 'prohealth') return ALLOW;
  const held = profile.scopes.some((scope) => programmeEntry(scope) === entry);
  return held ? ALLOW : { kind: 'no-access', needs: entry };
}
