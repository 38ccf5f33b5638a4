import type { UserProfile } from '#identity';
import type { LogoutReason } from '#navigation';

/** The session holder of specification 3.8. In memory only. */
export interface SessionHolder {
  readonly providerId: string;
  readonly providerToken: string;
  /** Careline's Bearer token. */
  readonly accessToken: string;
  /** Unix seconds. */
  readonly expiresAt: number;
  readonly userId: string;
  readonly scopes: readonly string[];
  readonly idToken: string;
}

export type SessionState =
  | { readonly phase: 'starting' }
  | { readonly phase: 'signed-in'; readonly holder: SessionHolder; readonly profile: UserProfile }
  /** The provider is unreachable: the shell hides patient data until it is back. */
  | { readonly phase: 'locked' }
  /** Signed out here with a reason, or without one after a refused renewal. */
  | { readonly phase: 'signed-out'; readonly reason: LogoutReason | undefined }
  /** Signed out in another tab. */
  | { readonly phase: 'ended-elsewhere' }
  /** Another user signed in at the provider. Their tokens are not used: the session stays with its owner. */
  | { readonly phase: 'another-person' };

/** Tokens this close to expiry are renewed first, which also covers slightly wrong clocks. */
const EXPIRY_MARGIN_S = 60;

/** Returns the token unless it expires soon; `now` in milliseconds since 1970. */
export const freshToken = (state: SessionState, now: number): string | undefined =>
  state.phase === 'signed-in' && state.holder.expiresAt - EXPIRY_MARGIN_S > now / 1000
    ? state.holder.accessToken
    : undefined;

/** `renewed`: the session is at the new facility. `facility-refused`: the user does not work there; nothing changed. */
export type FacilitySwitch = RenewalResult | 'facility-refused';

/**
 * Result of a renewal; only `renewed` is the specification's true. `refused` also means that another user is signed in
 * at the provider; the flag is then theirs and stays.
 */
export type RenewalResult = 'renewed' | 'refused' | 'unreachable';
