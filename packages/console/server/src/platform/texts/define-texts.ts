import { inEachLanguage, type LabelLocale } from '@careline/core/internal/formatting';

type TextsByName = Readonly<Record<string, unknown>>;

const registered = new Map<LabelLocale, TextsByName>();

/** Makes the texts of a language available, by the names they are defined with. */
export function registerTexts(language: LabelLocale, texts: object): void {
  registered.set(language, { ...texts });
}

/** Defines texts in English, readable in every language. A language that is not registered reads them in English. */
export const defineTexts = <Texts>(name: string, english: Texts): Readonly<Record<LabelLocale, Texts>> =>
  inEachLanguage((language) => (registered.get(language)?.[name] as Texts | undefined) ?? english);
