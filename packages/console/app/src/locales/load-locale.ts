import { createLocaleLoader, loadedLocales } from '@careline/ui/messages';

/** Loads what the console says in a locale's language before anybody is signed in, and around every screen. */
export const loadFrameWords = createLocaleLoader(loadedLocales, {
  hi: async () => (await import('../hi.ts')).consoleHindi,
});

/** Loads what the screens say: more than all the rest, and needed by nobody who is still to sign in. */
export const loadScreenWords = createLocaleLoader(loadedLocales, {
  hi: async () => (await import('@careline/ui/locales/hi-screens')).hindiScreens,
});
