import { TRANSLATIONS } from '@careline/core/internal/formatting';
import { loadSentences } from '@careline/ui/locales';
import { loadedLocales, type Messages, type Sentences, translationFaults } from '@careline/ui/messages';
import { describe, expect, it } from 'vitest';
import { loadLocale } from './load-locale.ts';

const modules = import.meta.glob<Readonly<Record<string, Messages<Sentences>>>>('../**/*.messages.ts', {
  eager: true,
});
const own = Object.values(modules).flatMap((exports) => Object.values(exports));

describe('sentences of the elements', () => {
  it('are found', () => {
    expect(own.length).toBeGreaterThan(3);
  });

  it.each(TRANSLATIONS)('are complete in %s, with those of their components', async (language) => {
    await loadLocale(language);
    const ofComponents = await loadSentences(language);
    const all = [...own, ...ofComponents.map(({ name }) => ({ name }))].map(({ name }) => name);
    for (const name of all) expect(loadedLocales.find(language, name), name).toBeDefined();
    const translations = own.map(({ name }) => ({
      name,
      sentences: loadedLocales.find(language, name) ?? {},
    }));
    expect(translationFaults(own, translations)).toEqual([]);
  });
});
