import type { UserProfile } from '@careline/core/internal/identity';
import type { IdleLockState, SessionState } from '@careline/core/internal/session';
import { useStore } from '@careline/ui/store';
import { createContext, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import { followTabs } from './follow-tabs.ts';
import { watchFlag } from './watch-flag.ts';
import { watchUse } from './watch-use.ts';

const whole = (state: SessionState) => state;

export function useSessionState(): SessionState {
  return useStore(useConsole().session.store, whole);
}

/** Returns whether the logged-in flag or the idle lock is set, following changes in any tab. */
export function useLoggedInFlag(): { readonly loggedIn: boolean; readonly lockedByFlag: boolean } {
  const { session, flag, idle } = useConsole();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [
        session.store.subscribe(listener),
        idle.store.subscribe(listener),
        watchFlag(window, listener),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [session, idle],
  );
  return {
    loggedIn: useSyncExternalStore(subscribe, flag.isSet),
    lockedByFlag: useSyncExternalStore(subscribe, flag.isLocked),
  };
}

/** Follows the other tabs while mounted below the main guard. */
export function useOtherTabs(): void {
  const { session, idle, tabs } = useConsole();
  useEffect(() => followTabs({ session, idle, tabs }, window), [session, idle, tabs]);
}

const wholeLock = (state: IdleLockState) => state;

/** Returns the idle lock's state. It watches for activity while someone is signed in. */
export function useIdleLock(watching: boolean): IdleLockState {
  const { idle } = useConsole();
  useEffect(() => (watching ? watchUse(idle, window) : undefined), [idle, watching]);
  return useStore(idle.store, wholeLock);
}

export const ProfileContext = createContext<UserProfile | undefined>(undefined);

/** Returns the signed-in person; only below the main guard. */
export function useProfile(): UserProfile {
  const profile = useContext(ProfileContext);
  if (!profile) throw new Error('useProfile was called outside the main guard.');
  return profile;
}
