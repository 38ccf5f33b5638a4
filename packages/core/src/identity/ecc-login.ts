import type { UserProfile } from './user-profile.ts';

/** The client ids of ECC sign-ins, from the configuration: the specification knows of two. */
export type EccClientIds = readonly string[];

/**
 * Whether somebody signed in through ECC: the client id of their sign-in is one of theirs (specification 2.5).
 * An id that is not configured, the empty one, matches nobody.
 */
export function isEccLogin({ azp }: Pick<UserProfile, 'azp'>, clientIds: EccClientIds): boolean {
  return azp !== '' && clientIds.includes(azp);
}
