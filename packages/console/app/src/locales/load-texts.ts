import type { LabelLocale } from '@careline/core/internal/formatting';

/** A page outside the console. Each language has one file of texts for it. */
type LonePage = 'visit' | 'paper-check';

/** Returns the texts of a page outside the console: the given ones in English, otherwise the language's file. */
export async function loadTexts<Texts>(
  page: LonePage,
  language: LabelLocale,
  english: Texts,
): Promise<Texts> {
  if (language === 'en') return english;
  const { texts }: { texts: Texts } = await import(`../languages/${language}/${page}.ts`);
  return texts;
}
