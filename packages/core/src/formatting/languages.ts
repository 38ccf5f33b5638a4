/** Languages of labels. English is the source of every other language and its fallback. */
export const LABEL_LANGUAGES = ['en', 'hi'] as const;

export type LabelLocale = (typeof LABEL_LANGUAGES)[number];

/** Returns the label language of a BCP 47 locale: `hi` for `hi-IN` and `HI_in`, English if it is none of ours. */
export function labelLanguage(locale: unknown): LabelLocale {
  const primary = typeof locale === 'string' ? locale.toLowerCase().split(/[-_]/, 1)[0] : undefined;
  return LABEL_LANGUAGES.find((language) => language === primary) ?? 'en';
}

/** Plural rules of a label language, made once. */
const plurals = new Map<LabelLocale, Intl.PluralRules>();

/** Returns whether a language uses its singular for a count. */
export function isOne(count: number, language: LabelLocale): boolean {
  const rules = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, rules);
  return rules.select(count) === 'one';
}
