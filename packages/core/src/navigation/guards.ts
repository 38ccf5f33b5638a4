import { type NeededScope, opensProgrammeArea, programmeEntry } from '#access';
import type { UserProfile } from '#identity';
import { PATHS } from './paths.ts';
import { entryOfPath } from './programme-paths.ts';
import { areaOfPath } from './screen-path.ts';

/** Why the user was signed out; /auth has the text. */
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

/** A guard's decision as a value. The console turns it into navigation. */
export type GuardDecision =
  | { readonly kind: 'allow' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'login' }
  | { readonly kind: 'logout'; readonly reason: LogoutReason }
  | { readonly kind: 'no-access'; readonly needs: NeededScope };

const ALLOW: GuardDecision = { kind: 'allow' };

export interface MainGuardInput {
  /** Query of the requested address. */
  readonly query: string;
  /** Result of the silent renewal that runs on every guarded navigation. */
  readonly loggedIn: boolean;
}

/**
 * Guards the shell, which is for signed-in users (specification 2.2). A `login` parameter starts the login and blocks
 * navigation; otherwise the flag decides.
 */
export function mainGuard({ query, loggedIn }: MainGuardInput): GuardDecision {
  if (new URLSearchParams(query).has('login')) return { kind: 'login' };
  return loggedIn ? ALLOW : { kind: 'redirect', to: PATHS.auth };
}

/** Redirects the empty path of the shell to the programme area, or signs out users without access. */
export function defaultScopeRedirect(profile: Pick<UserProfile, 'scopes'>): GuardDecision {
  if (profile.scopes.some(opensProgrammeArea)) return { kind: 'redirect', to: PATHS.programmeArea };
  return { kind: 'logout', reason: profile.scopes.length === 0 ? 'no-scopes' : 'unsupported-scope' };
}

/**
 * Guards routes: without a URL segment the user is signed out (specification 2.2). With one, the entry's or
 * area's own scope is also required. Without that scope the no-access page is shown, and the user stays signed
 * in (design 3).
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
