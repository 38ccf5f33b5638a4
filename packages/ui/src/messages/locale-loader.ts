import type { Locales } from './locales.ts';
import { languageOf } from './messages.ts';
import type { Language, Translation } from './translation.ts';

/** Where the sentences of each language come from, such as a dynamic import; English needs none. */
export type LocaleSources = Readonly<Partial<Record<Language, () => Promise<readonly Translation[]>>>>;

/**
 * A function that brings the sentences of a locale's language and registers them. It asks once for each language, however
 * often it is called, resolves at once for what came, and rejects with the source's error; the next call asks again.
 */
export function createLocaleLoader(
  locales: Locales,
  sources: LocaleSources,
): (locale: string) => Promise<void> {
  const loads = new Map<Language, Promise<void>>();

  function load(language: Language, source: () => Promise<readonly Translation[]>): Promise<void> {
    const loading = source().then((translations) => locales.register(language, translations));
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
