import { type LabelLocale, labelLanguage } from '@careline/core/internal/formatting/languages';

/**
 * Texts that an element has before anything else loads, by language. They are part of the shell, so a language that has
 * none here shows English until its own file has loaded.
 */
export type EarlyWords<Words> = Readonly<{ en: Words } & Partial<Record<LabelLocale, Words>>>;

/** Returns the texts of a BCP 47 locale's language, or the English ones. */
export const earlyWords = <Words>(words: EarlyWords<Words>, locale: string): Words =>
  words[labelLanguage(locale)] ?? words.en;
