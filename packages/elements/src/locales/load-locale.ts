import { loadSentences } from '@careline/ui/locales';
import { createLocaleLoader, loadedLocales, type Translation } from '@careline/ui/messages';

/** Loads a locale's messages for every element on the page. */
export const loadLocale = createLocaleLoader(loadedLocales, async (language) => {
  const own: Promise<Readonly<Record<string, Translation>>> = import(`./${language}/index.ts`);
  const [elements, ofComponents] = await Promise.all([own, loadSentences(language)]);
  return [...ofComponents, ...Object.values(elements)];
});
