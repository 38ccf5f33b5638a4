interface Language {
  /** As its speakers write it. */
  readonly name: string;
  readonly direction: 'ltr' | 'rtl';
  /** A letter that no other language of ours has. A search with one loads the language's names. */
  readonly letters?: RegExp;
}

/**
 * The languages of the product, with English first: the source of every other language and its fallback.
 * A further language is a row here and folders of catalogues with its code as their name (decision 0116).
 */
const LANGUAGES = {
  en: { name: 'English', direction: 'ltr' },
  hi: { name: 'हिन्दी', direction: 'ltr', letters: /[\u0900-\u097f]/ },
} as const satisfies Readonly<Record<string, Language>>;

export type LabelLocale = keyof typeof LANGUAGES;

export const LABEL_LANGUAGES = Object.keys(LANGUAGES) as readonly LabelLocale[];

export type TranslatedLanguage = Exclude<LabelLocale, 'en'>;

/** The languages that load: all but English. */
export const TRANSLATIONS: readonly TranslatedLanguage[] = LABEL_LANGUAGES.filter(
  (language) => language !== 'en',
);

/** Returns the label language of a BCP 47 locale: `hi` for `hi-IN` and `HI_in`, English if it is none of ours. */
export function labelLanguage(locale: unknown): LabelLocale {
  const primary = typeof locale === 'string' ? locale.toLowerCase().split(/[-_]/, 1)[0] : undefined;
  return LABEL_LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** Returns the language whose letters a text contains; undefined for Latin letters. */
export const languageOfLetters = (text: string): TranslatedLanguage | undefined =>
  TRANSLATIONS.find((language) => (LANGUAGES[language] as Language).letters?.test(text));

/** Returns the name of a language as its speakers write it. */
export const languageName = (language: LabelLocale): string => LANGUAGES[language].name;

/** Returns the text direction of a language. */
export const textDirection = (language: LabelLocale): 'ltr' | 'rtl' => LANGUAGES[language].direction;

/** Returns the language's locale in India, with Latin digits, for `Intl`. */
export const indianLocale = (language: LabelLocale): string => `${language}-IN-u-nu-latn`;

/** Plural rules of a label language, made once. */
const plurals = new Map<LabelLocale, Intl.PluralRules>();

/** Returns the plural category of a count in a language: `one`, `other`, or another of CLDR's where it has more. */
export function pluralOf(count: number, language: LabelLocale): Intl.LDMLPluralRule {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count);
}
