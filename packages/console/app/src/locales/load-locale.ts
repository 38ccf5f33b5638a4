import { createLocaleLoader, loadedLocales } from '@careline/ui/messages';

/** Loads a locale's messages for the sign-in pages and the frame. */
export const loadFrameWords = createLocaleLoader(loadedLocales, {
  hi: async () => (await import('../hi.ts')).consoleHindi,
});

/** Loads a locale's messages for the screens: the larger file, not needed before sign-in. */
export const loadScreenWords = createLocaleLoader(loadedLocales, {
  hi: async () => (await import('@careline/ui/locales/hi-screens')).hindiScreens,
});
