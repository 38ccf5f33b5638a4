import type { UserProfile } from './user-profile.ts';

/**
 * Every app scope of a person: those of the user metadata, then those the app-scopes call adds, each once
 * (specification 6 and design 3). Without an answer of the call yet, those of the metadata count.
 */
export function heldAppScopes(
  profile: Pick<UserProfile, 'user_metadata'>,
  listed: readonly string[] = [],
): readonly string[] {
  return [...new Set([...profile.user_metadata.app_scopes, ...listed])];
}
