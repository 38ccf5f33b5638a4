import type { Language, Sentences, Translation } from './translation.ts';

/** Loaded messages of languages other than English. Several can be loaded at once. */
export interface Locales {
  /** Adds messages of a language and renders everything again that uses it through `useMessages`. */
  register(language: Language, translations: readonly Translation[]): void;
  /** Returns whether a language is loaded. English, the source, always is. */
  has(language: Language): boolean;
  /** Returns the messages of a component, by the name it was defined with. */
  find(language: Language, name: string): Sentences | undefined;
  /** Calls the listener after every registration. Returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Number of registrations so far. */
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

/** The languages loaded in this page, shared by all components. */
export const loadedLocales: Locales = createLocales();
