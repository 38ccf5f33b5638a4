import type { UserProfile } from '@careline/core/internal/identity';
import { CarelineProvider } from '@careline/ui/provider';
import type { ReactNode } from 'react';
import { ProfileContext } from './use-session.ts';

/** For a person without a facility: the product's default zone (design 4). */
const DEFAULT_ZONE = 'Asia/Kolkata';

/** Screens show days and times of the facility's zone, wherever the person is. */
function facilityTimeZone({ facility }: Pick<UserProfile, 'facility'>): string {
  return facility?.timeZone ?? DEFAULT_ZONE;
}

export interface ProfileProviderProps {
  readonly value: UserProfile;
  readonly children: ReactNode;
}

/** Provides the signed-in user and the facility's time zone to every widget below. */
export function ProfileProvider({ value, children }: ProfileProviderProps) {
  return (
    <ProfileContext value={value}>
      <CarelineProvider timeZone={facilityTimeZone(value)}>{children}</CarelineProvider>
    </ProfileContext>
  );
}

/**
 * Returns the profile to keep using. Every renewal brings a new copy, so an equal one keeps its identity and no form
 * restarts. Another person's profile is ignored: this page belongs to the person who opened it.
 */
export function keepProfile(before: UserProfile | undefined, next: UserProfile | undefined) {
  if (!before || !next) return next ?? before;
  if (before.sub !== next.sub) return before;
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}
