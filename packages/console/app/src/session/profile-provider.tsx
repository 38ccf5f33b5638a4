import type { UserProfile } from '@careline/core/internal/identity';
import { CarelineProvider } from '@careline/ui/provider';
import type { ReactNode } from 'react';
import { ProfileContext } from './use-session.ts';

/** Where a person without a facility works: the product's default zone (design 4). */
const DEFAULT_ZONE = 'Asia/Kolkata';

/** Calendar days and times on the screens are those of the facility, wherever the person sits. */
function facilityTimeZone({ facility }: Pick<UserProfile, 'facility'>): string {
  return facility?.timeZone ?? DEFAULT_ZONE;
}

export interface ProfileProviderProps {
  readonly value: UserProfile;
  readonly children: ReactNode;
}

/** Provides the signed-in user, and the time zone of their facility to every widget below. */
export function ProfileProvider({ value, children }: ProfileProviderProps) {
  return (
    <ProfileContext value={value}>
      <CarelineProvider timeZone={facilityTimeZone(value)}>{children}</CarelineProvider>
    </ProfileContext>
  );
}

/**
 * The profile to go on with: the kept one while its content is the same (every renewal brings a new copy, and a form
 * must not start again because of it), and while the new one is another person's: this page belongs to whoever opened it.
 */
export function keepProfile(before: UserProfile | undefined, next: UserProfile | undefined) {
  if (!before || !next) return next ?? before;
  if (before.sub !== next.sub) return before;
  return JSON.stringify(before) === JSON.stringify(next) ? before : next;
}
