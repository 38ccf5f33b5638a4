import type { UserProfile } from '@careline/core/identity';
import type { SessionState } from '@careline/core/session';
import { useStore } from '@careline/ui/store';
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import { watchFlag } from './watch-flag.ts';

const whole = (state: SessionState) => state;

export function useSessionState(): SessionState {
  return useStore(useConsole().session.store, whole);
}

/** The logged-in flag, whichever tab changes it. What another tab does to the session is done here too. */
export function useLoggedInFlag(): boolean {
  const { session, flag } = useConsole();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stopStore = session.store.subscribe(listener);
      const stopFlag = watchFlag(window, (loggedIn) => {
        if (loggedIn) void session.renew();
        else session.endedElsewhere();
        listener();
      });
      return () => {
        stopStore();
        stopFlag();
      };
    },
    [session],
  );
  return useSyncExternalStore(subscribe, flag.isSet);
}

const ProfileContext = createContext<UserProfile | undefined>(undefined);
export const ProfileProvider = ProfileContext.Provider;

/** The signed-in person; only below the main guard. */
export function useProfile(): UserProfile {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('useProfile was called outside the main guard.');
  return profile;
}
