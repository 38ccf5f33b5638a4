/** The languages the shell has words in before the rest is here. */
export const SHELL_LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof SHELL_LANGUAGES)[number];

/** How each is written: an element of English words stays left to right on a page of Arabic ones. */
export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', hi: 'ltr' };

/** The language of a BCP 47 locale that there are words for; English for every other. */
export function shellLanguage(locale: string): Language {
  const primary = locale.toLowerCase().split('-')[0];
  return SHELL_LANGUAGES.find((language) => language === primary) ?? 'en';
}
