import { createLocaleLoader, loadedLocales } from '../messages/index.ts';

/**
 * Loads the sentences of a locale's language for every component; draw in that locale once it resolves. English needs
 * nothing. Rejects where the file does not come: stay in English then, or ask again.
 */
export const loadLocale = createLocaleLoader(loadedLocales, {
  hi: async () => (await import('./hi.ts')).hindi,
});
