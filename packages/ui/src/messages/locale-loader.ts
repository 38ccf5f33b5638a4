import { loadLanguage } from '@careline/core/internal/languages';
import type { Locales } from './locales.ts';
import { languageOf } from './messages.ts';
import type { Language, Translation } from './translation.ts';

/** Where the messages of each language come from, such as a dynamic import. English needs none. */
export type LocaleSources = Readonly<Partial<Record<Language, () => Promise<readonly Translation[]>>>>;

/**
 * Returns a function that loads and registers the messages and core's labels of a locale's language. Requests each language once,
 * resolves at once if it is loaded, and rejects with the source's error; the next call tries again.
 */
export function createLocaleLoader(
  locales: Locales,
  sources: LocaleSources,
): (locale: string) => Promise<void> {
  const loads = new Map<Language, Promise<void>>();

  function load(language: Language, source: () => Promise<readonly Translation[]>): Promise<void> {
    // Core's labels first: registering draws again.
    const loading = Promise.all([source(), loadLanguage(language)]).then(([translations]) =>
      locales.register(language, translations),
    );
    loads.set(language, loading);
    loading.catch(() => loads.delete(language));
    return loading;
  }

  return async (locale) => {
    const language = languageOf(locale);
    const source = sources[language];
    if (source) await (loads.get(language) ?? load(language, source));
  };
}
