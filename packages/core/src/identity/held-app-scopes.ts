import type { UserProfile } from './user-profile.ts';

/**
 * Returns all app scopes of a user: those of the metadata, then those of the app-scopes call, without duplicates
 * (specification 6 and design 3). Until the call responds, only those of the metadata.
 */
export function heldAppScopes(
  profile: Pick<UserProfile, 'user_metadata'>,
  listed: readonly string[] = [],
): readonly string[] {
  return [...new Set([...profile.user_metadata.app_scopes, ...listed])];
}
