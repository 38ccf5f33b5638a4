import type { Locales } from './locales.ts';
import { type Language, languageOf, type Translation } from './messages.ts';

/** Where the sentences of each language come from, such as a dynamic import; English needs none. */
export type LocaleSources = Readonly<Partial<Record<Language, () => Promise<readonly Translation[]>>>>;

/**
 * A function that brings the sentences of a locale's language and registers them. It resolves at once for what is
 * there, asks once however often it is called meanwhile, and rejects with the source's error; the next call asks again.
 */
export function createLocaleLoader(
  locales: Locales,
  sources: LocaleSources,
): (locale: string) => Promise<void> {
  const running = new Map<Language, Promise<void>>();
  return async (locale) => {
    const language = languageOf(locale);
    const source = sources[language];
    if (!source || locales.has(language)) return;
    const run =
      running.get(language) ??
      source()
        .then((translations) => locales.register(language, translations))
        .finally(() => running.delete(language));
    running.set(language, run);
    await run;
  };
}
