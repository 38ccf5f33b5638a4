import { loadFrameSentences, loadSentences } from '@careline/ui/locales';
import { createLocaleLoader, loadedLocales, type Translation } from '@careline/ui/messages';

/** Loads a locale's messages for the sign-in pages and the frame. */
export const loadFrameWords = createLocaleLoader(loadedLocales, async (language) => {
  const own: Promise<{ sentences: readonly Translation[] }> = import(`../languages/${language}/index.ts`);
  const [{ sentences }, ofComponents] = await Promise.all([own, loadFrameSentences(language)]);
  return [...sentences, ...ofComponents];
});

/** Loads a locale's messages for the screens: the larger file, not needed before sign-in. */
export const loadScreenWords = createLocaleLoader(loadedLocales, loadSentences);
