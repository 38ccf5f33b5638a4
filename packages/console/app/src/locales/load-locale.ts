import { createLocaleLoader, loadedLocales } from '@careline/ui/messages';

/** Loads the sentences of a locale's language for the console and its components, in one file for each language. */
export const loadLocale = createLocaleLoader(loadedLocales, {
  hi: async () => (await import('./hi.ts')).consoleHindi,
});
