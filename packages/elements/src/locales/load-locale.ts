import { createLocaleLoader, loadedLocales } from '@careline/ui/messages';

/** Loads the sentences of a locale's language for every element of the page. */
export const loadLocale = createLocaleLoader(loadedLocales, {
  hi: async () => (await import('./hi.ts')).elementsHindi,
});
