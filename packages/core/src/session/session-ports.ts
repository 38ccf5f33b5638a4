import type { UserProfile } from '#identity';
import type { IdentityProvider } from './identity-provider.ts';
import type { LoggedInFlag } from './logged-in-flag.ts';

export interface Exchanged {
  readonly accessToken: string;
  readonly expiresAt: number;
}

/** One facility's id, for as long as one person is signed in here. */
interface FacilityMemory {
  get(): string | undefined;
  set(facilityId: string | undefined): void;
}

export interface SessionPorts {
  readonly provider: IdentityProvider;
  readonly flag: LoggedInFlag;
  /** The identity exchange (specification 7.1). Rejects with `HttpError`. */
  exchange(idToken: string, facilityId: string | undefined): Promise<Exchanged>;
  /** Reads the profile with a token that is not yet the session's. */
  readProfile(accessToken: string): Promise<UserProfile>;
  /** Where the person was last, so that a page that is loaded again is at the same facility; nowhere without it. */
  readonly facility?: FacilityMemory;
  /** Milliseconds since 1970. */
  now(): number;
  /** One provider round trip at a time across tabs; runs the task once the lock is held. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  /** Where a failed callback is written down (specification 8). */
  logError(message: string): void;
  /** The path of the page while nothing on it would be lost by leaving; then a renewal between two pages may leave too. */
  leaveFrom?(): string | undefined;
}
