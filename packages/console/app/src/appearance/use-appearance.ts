import { type Appearance, applyAppearance } from '@careline/ui/theme';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useConsole } from '../console-context.tsx';
import { useProfile } from '../session/use-session.ts';
import type { AppearanceStore } from './appearance.ts';
import { keepAppearanceStored } from './keep-appearance-stored.ts';

/** The choice in force, kept on the root element as it changes here or in another tab. */
export function useAppearance(store: AppearanceStore): Appearance {
  const choice = useSyncExternalStore(store.subscribe, store.get);
  useLayoutEffect(() => applyAppearance(document.documentElement, choice), [choice]);
  useEffect(() => store.followTabs(window), [store]);
  return choice;
}

/** The signed-in person's look comes with them and goes with them; only below the main guard. */
export function useStoredAppearance(): void {
  const { appearance, http } = useConsole();
  const { sub } = useProfile();
  useEffect(
    () => keepAppearanceStored({ store: appearance, http, person: sub, page: window }),
    [appearance, http, sub],
  );
}
