import type { UserProfile } from '@careline/core/internal/identity';
import { CarelineProvider } from '@careline/ui/provider';
import type { ReactNode } from 'react';
import { facilityTimeZone } from './facility-time-zone.ts';
import { ProfileContext } from './use-session.ts';

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
