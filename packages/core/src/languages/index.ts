import { type LabelLocale, labelLanguage, type RoomWords, registerWords } from '#formatting';

/** Where the catalogues of each language come from. English is part of the code. */
const SOURCES: Readonly<Record<Exclude<LabelLocale, 'en'>, () => Promise<RoomWords>>> = {
  hi: async () => (await import('./hi.ts')).hindi,
};

const loads = new Map<LabelLocale, Promise<void>>();

/**
 * Loads the labels of a locale's language. Labels are English until it resolves. Requests each language once; if the
 * file can't be loaded, rejects, and the next call tries again.
 */
export async function loadLanguage(locale: string): Promise<void> {
  const language = labelLanguage(locale);
  if (language === 'en') return;
  const loading = loads.get(language) ?? SOURCES[language]().then((rooms) => registerWords(language, rooms));
  loads.set(language, loading);
  loading.catch(() => loads.delete(language));
  await loading;
}

/** Loads every language, for servers, which answer in all of them. */
export const loadAllLanguages = async (): Promise<void> => {
  await Promise.all(Object.keys(SOURCES).map(loadLanguage));
};
