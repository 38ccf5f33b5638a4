import type { UserProfile } from './user-profile.ts';

/** The two client ids of ECC sign-ins, from the configuration. */
export type EccClientIds = readonly [first: string, second: string];

/**
 * Whether somebody signed in through ECC: the client id of their sign-in equals either of the two (specification 2.5).
 * An id that is not configured, the empty one, matches nobody.
 */
export function isEccLogin({ azp }: Pick<UserProfile, 'azp'>, clientIds: EccClientIds): boolean {
  return azp !== '' && clientIds.includes(azp);
}
