import type { UserProfile } from '#identity';
import type { IdentityProvider } from './identity-provider.ts';
import type { LoggedInFlag } from './logged-in-flag.ts';

export interface Exchanged {
  readonly accessToken: string;
  readonly expiresAt: number;
}

/** Stores the facility id while a user is signed in here. */
interface FacilityMemory {
  get(): string | undefined;
  set(facilityId: string | undefined): void;
}

export interface SessionPorts {
  readonly provider: IdentityProvider;
  readonly flag: LoggedInFlag;
  /** The identity exchange (specification 7.1). Rejects with `HttpError`. */
  exchange(idToken: string, facilityId: string | undefined): Promise<Exchanged>;
  /** Reads the profile with a token that is not the session's yet. */
  readProfile(accessToken: string): Promise<UserProfile>;
  /** Last facility of the user, to restore it after a reload. Optional. */
  readonly facility?: FacilityMemory;
  /** Milliseconds since 1970. */
  now(): number;
  /** Allows one provider round trip at a time across tabs; runs the task with the lock. */
  exclusively<T>(task: () => Promise<T>): Promise<T>;
  /** Logs a failed callback (specification 8). */
  logError(message: string): void;
  /** Returns the page's path while leaving would lose nothing. A renewal between two pages may then leave too. */
  leaveFrom?(): string | undefined;
}
