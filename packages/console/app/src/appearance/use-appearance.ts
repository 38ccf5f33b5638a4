import type { AccountChoice } from '@careline/core/internal/preferences';
import { type Appearance, applyAppearance } from '@careline/ui/theme';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { Console } from '../console.ts';
import { useConsole } from '../console-context.tsx';
import { useSpokenLocale } from '../locales/use-spoken-language.ts';
import { useProfile } from '../session/use-session.ts';
import { keepAppearanceStored } from './keep-appearance-stored.ts';

/** What the person chose, as it changes here or in another tab. */
export function useAppearance({ appearance }: Pick<Console, 'appearance'>): Appearance {
  return useSyncExternalStore(appearance.subscribe, appearance.get);
}

/** Keeps the choice in force on the root element; answers the locale to draw in. Once for the page. */
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
 * The signed-in person's look comes with them and goes with them; only below the main guard. Answers what the server holds of
 * them, once it was read.
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
