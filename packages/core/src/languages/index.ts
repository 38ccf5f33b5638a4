import { type LabelLocale, labelLanguage, type RoomWords, registerWords, TRANSLATIONS } from '#formatting';

const loads = new Map<LabelLocale, Promise<void>>();

/** Loads the catalogues of a language: the folder with its name. English is part of the code. */
async function loadWords(language: LabelLocale): Promise<void> {
  const { words }: { words: RoomWords } = await import(`./${language}/index.ts`);
  registerWords(language, words);
}

/**
 * Loads the labels of a locale's language. Labels are English until it resolves. Requests each language once; if the
 * file can't be loaded, rejects, and the next call tries again.
 */
export async function loadLanguage(locale: string): Promise<void> {
  const language = labelLanguage(locale);
  if (language === 'en') return;
  const loading = loads.get(language) ?? loadWords(language);
  loads.set(language, loading);
  loading.catch(() => loads.delete(language));
  await loading;
}

/** Loads every language, for servers, which answer in all of them. */
export const loadAllLanguages = async (): Promise<void> => {
  await Promise.all(TRANSLATIONS.map(loadLanguage));
};
