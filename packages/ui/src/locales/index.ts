import type { TranslatedLanguage } from '@careline/core/internal/formatting';
import { createLocaleLoader, loadedLocales, type Translation } from '../messages/index.ts';

/** Loads what a page may show before anyone signs in and around every screen. */
export const loadFrameSentences = async (language: TranslatedLanguage): Promise<readonly Translation[]> =>
  Object.values(await import(`./${language}/frame.ts`));

/** Loads every sentence of the components, those of the frame included. */
export async function loadSentences(language: TranslatedLanguage): Promise<readonly Translation[]> {
  const { sentences }: { sentences: readonly Translation[] } = await import(`./${language}/index.ts`);
  return sentences;
}

/**
 * Loads the sentences of a locale's language for every component; draw in that locale once it resolves. English needs
 * nothing. Rejects where the file does not come: stay in English then, or ask again.
 */
export const loadLocale = createLocaleLoader(loadedLocales, loadSentences);
