import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import type { SpokenLanguage } from './spoken-language.ts';

/** The locale to draw in, which follows the chosen one; a file that did not come is asked for when the network is back. */
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

/** Whether a screen may be drawn: a page begins with the sentences of its frame, and those of the screens come after. */
export function useHasScreenWords(language: SpokenLanguage): boolean {
  return !useSyncExternalStore(language.subscribe, language.get).isPartial;
}
