import type { UserProfile } from './user-profile.ts';

/**
 * Returns all app scopes of a user without duplicates: first from the metadata, then from the app-scopes call
 * (specification 6 and design 3). Until the call responds, only the metadata counts.
 */
export function heldAppScopes(
  profile: Pick<UserProfile, 'user_metadata'>,
  listed: readonly string[] = [],
): readonly string[] {
  return [...new Set([...profile.user_metadata.app_scopes, ...listed])];
}
