import { TRANSLATIONS } from '@careline/core/internal/formatting';
import { loadAllLanguages } from '@careline/core/internal/languages';
import { registerTexts } from '../platform/texts/define-texts.ts';
import type { ServerTexts } from './server-texts.ts';

/** Loads the labels of core and the texts of the server in every language. Both are English before. */
export async function loadLanguages(): Promise<void> {
  await loadAllLanguages();
  for (const language of TRANSLATIONS) {
    const { texts }: { texts: ServerTexts } = await import(`./${language}/index.ts`);
    registerTexts(language, texts);
  }
}
