/** Languages the shell has texts in before anything else loads. */
export const SHELL_LANGUAGES = ['en', 'hi'] as const;
export type Language = (typeof SHELL_LANGUAGES)[number];

/** Text direction of each: an English element stays left to right on an Arabic page. */
export const DIRECTIONS: Readonly<Record<Language, 'ltr' | 'rtl'>> = { en: 'ltr', hi: 'ltr' };

/** Returns the language of a BCP 47 locale, or English if there are no texts for it. */
export function shellLanguage(locale: string): Language {
  const primary = locale.toLowerCase().split('-')[0];
  return SHELL_LANGUAGES.find((language) => language === primary) ?? 'en';
}
