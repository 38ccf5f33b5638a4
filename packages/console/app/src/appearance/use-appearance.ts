import { type Appearance, applyAppearance } from '@careline/ui/theme';
import { useLayoutEffect, useSyncExternalStore } from 'react';
import type { AppearanceStore } from './appearance.ts';

/** The choice in force, kept on the root element as it changes. */
export function useAppearance(store: AppearanceStore): Appearance {
  const choice = useSyncExternalStore(store.subscribe, store.get);
  useLayoutEffect(() => applyAppearance(document.documentElement, choice), [choice]);
  return choice;
}
