import type { TranslatedLanguage } from '@careline/core/internal/formatting';
import { loadLanguage } from '@careline/core/internal/languages';
import type { Locales } from './locales.ts';
import { languageOf } from './messages.ts';
import type { Translation } from './translation.ts';

/** Fetches the messages of a language, such as by a dynamic import. Never called for English. */
export type LocaleSource = (language: TranslatedLanguage) => Promise<readonly Translation[]>;

/**
 * Returns a function that loads and registers the messages and core's labels of a locale's language. Requests each language once,
 * resolves at once if it is loaded, and rejects with the source's error; the next call tries again.
 */
export function createLocaleLoader(
  locales: Locales,
  source: LocaleSource,
): (locale: string) => Promise<void> {
  const loads = new Map<TranslatedLanguage, Promise<void>>();

  function load(language: TranslatedLanguage): Promise<void> {
    // Core's labels first: registering draws again.
    const loading = Promise.all([source(language), loadLanguage(language)]).then(([translations]) =>
      locales.register(language, translations),
    );
    loads.set(language, loading);
    loading.catch(() => loads.delete(language));
    return loading;
  }

  return async (locale) => {
    const language = languageOf(locale);
    if (language !== 'en') await (loads.get(language) ?? load(language));
  };
}
