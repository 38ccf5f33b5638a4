import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { SpokenLanguage } from './spoken-language.ts';

/** Returns the locale to draw in and follows the chosen one. Failed loads are retried when the network returns. */
export function useSpokenLocale(language: SpokenLanguage, chosen: string): string {
  const { locale } = useSyncExternalStore(language.subscribe, language.get);
  useLayoutEffect(() => void language.want(chosen), [language, chosen]);
  useEffect(() => {
    const onOnline = () => void language.retry();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [language]);
  return locale;
}

/** Returns whether screens may be drawn: the frame's messages load first, the screens' messages after. */
export function useHasScreenWords(language: SpokenLanguage): boolean {
  return !useSyncExternalStore(language.subscribe, language.get).isPartial;
}
