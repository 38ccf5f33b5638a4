import type { AccountChoice } from '@careline/core/internal/preferences';
import { type Appearance, applyAppearance } from '@careline/ui/theme';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Console } from '../console.ts';
import { useConsole } from '../console-context.tsx';
import { useSpokenLocale } from '../locales/use-spoken-language.ts';
import { useProfile } from '../session/use-session.ts';
import { keepAppearanceStored } from './keep-appearance-stored.ts';

/** Returns the person's choices and follows changes made here or in another tab. */
export function useAppearance({ appearance }: Pick<Console, 'appearance'>): Appearance {
  return useSyncExternalStore(appearance.subscribe, appearance.get);
}

/** Applies the choices to the root element and returns the locale to draw in. Call once per page. */
export function useAppearanceInForce({
  appearance,
  language,
}: Pick<Console, 'appearance' | 'language'>): string {
  const choice = useAppearance({ appearance });
  const locale = useSpokenLocale(language, choice.locale);
  useLayoutEffect(() => applyAppearance(document.documentElement, { ...choice, locale }), [choice, locale]);
  useEffect(() => appearance.followTabs(window), [appearance]);
  return locale;
}

/**
 * Loads and saves the signed-in person's appearance while mounted; only use below the main guard.
 * Returns what the server has stored for them, once read.
 */
export function useStoredAppearance(): AccountChoice | undefined {
  const { appearance, http } = useConsole();
  const { sub } = useProfile();
  const [stored, setStored] = useState<AccountChoice>();
  useEffect(
    () => keepAppearanceStored({ store: appearance, http, person: sub, page: window, onRead: setStored }),
    [appearance, http, sub],
  );
  return stored;
}
