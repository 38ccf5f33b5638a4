import type { LabelLocale } from '@careline/core/internal/formatting';

/** A page outside the console, whose texts are one file per language. */
type LonePage = 'visit' | 'paper-check';

/** Returns the texts of a page outside the console: the given ones in English, otherwise the language's file. */
export async function loadTexts<Texts>(
  page: LonePage,
  language: LabelLocale,
  english: Texts,
): Promise<Texts> {
  if (language === 'en') return english;
  const { texts }: { texts: Texts } = await import(`./${language}/${page}.ts`);
  return texts;
}
