import type { Language, Sentences, Translation } from './translation.ts';

/** The sentences of the languages other than English, as far as they were loaded. Several may be there at once. */
export interface Locales {
  /** Adds sentences of a language; what is drawn in it by `useMessages` is drawn again. */
  register(language: Language, translations: readonly Translation[]): void;
  /** Whether the language can be spoken; English, the source, always can. */
  has(language: Language): boolean;
  /** The sentences of one component, by the name it was defined with. */
  find(language: Language, name: string): Sentences | undefined;
  /** Calls the listener after every registration; answers how to stop. */
  subscribe(listener: () => void): () => void;
  /** How many registrations there were. */
  version(): number;
}

export function createLocales(): Locales {
  const languages = new Map<Language, Map<string, Sentences>>();
  const listeners = new Set<() => void>();
  let registrations = 0;
  return {
    register(language, translations) {
      const known = languages.get(language) ?? new Map<string, Sentences>();
      for (const { name, sentences } of translations) known.set(name, sentences);
      languages.set(language, known);
      registrations += 1;
      for (const listener of listeners) listener();
    },
    has: (language) => language === 'en' || languages.has(language),
    find: (language, name) => languages.get(language)?.get(name),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => registrations,
  };
}

/** The languages of this page, which everything drawn in it looks its sentences up in. */
export const loadedLocales: Locales = createLocales();
