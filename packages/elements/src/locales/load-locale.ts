import { createLocaleLoader, loadedLocales } from '@careline/ui/messages';

/** Loads a locale's messages for every element on the page. */
export const loadLocale = createLocaleLoader(loadedLocales, {
  hi: async () => (await import('./hi.ts')).elementsHindi,
});
