import type { UserProfile } from '#identity';
import type { LogoutReason } from '#navigation';

/** The session holder of specification 3.8. It lives in memory only. */
export interface SessionHolder {
  readonly providerId: string;
  readonly providerToken: string;
  /** Careline's own token: the Bearer. */
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
  /** The provider cannot be reached: the shell shows no patient data until it can. */
  | { readonly phase: 'locked' }
  /** Signed out here with a reason, or without one because a renewal was refused. */
  | { readonly phase: 'signed-out'; readonly reason: LogoutReason | undefined }
  /** Somebody signed out in another tab. */
  | { readonly phase: 'ended-elsewhere' }
  /** Somebody else signed in at the provider. Their tokens are not taken: this session stays its owner's. */
  | { readonly phase: 'another-person' };

/** A token this close to its end is renewed first, which also covers a clock that is a little off. */
const EXPIRY_MARGIN_S = 60;

/** The token, while it is not about to expire; `now` in milliseconds since 1970. */
export const freshToken = (state: SessionState, now: number): string | undefined =>
  state.phase === 'signed-in' && state.holder.expiresAt - EXPIRY_MARGIN_S > now / 1000
    ? state.holder.accessToken
    : undefined;
