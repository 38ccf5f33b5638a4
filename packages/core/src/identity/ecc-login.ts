import type { UserProfile } from './user-profile.ts';

/** Client ids of ECC sign-ins, from the configuration: the specification knows two. */
export type EccClientIds = readonly string[];

/** Whether the user signed in through ECC, by client id (specification 2.5). An empty id never matches. */
export function isEccLogin({ azp }: Pick<UserProfile, 'azp'>, clientIds: EccClientIds): boolean {
  return azp !== '' && clientIds.includes(azp);
}
