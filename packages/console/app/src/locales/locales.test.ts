import { TRANSLATIONS } from '@careline/core/internal/formatting';
import { loadFrameSentences, loadSentences } from '@careline/ui/locales';
import { type Messages, type Sentences, type Translation, translationFaults } from '@careline/ui/messages';
import { describe, expect, it } from 'vitest';
import { CHECK_TEXTS } from '../paper-check/check-texts.ts';
import { VISIT_TEXTS } from '../visit/visit-texts.ts';
import { loadTexts } from './load-texts.ts';

const modules = import.meta.glob<Readonly<Record<string, Messages<Sentences>>>>('../**/*.messages.ts', {
  eager: true,
});
const own = Object.values(modules).flatMap((exports) => Object.values(exports));

const sentencesOf = async (language: string): Promise<readonly Translation[]> =>
  (await import(`../languages/${language}/index.ts`)).sentences;

it('finds the sentences of the console', () => {
  expect(own.length).toBeGreaterThan(10);
});

describe.each(TRANSLATIONS)('the console in %s', (language) => {
  it('has every sentence', async () => {
    expect(translationFaults(own, await sentencesOf(language))).toEqual([]);
  });

  it('does not use the names of components', async () => {
    const ofComponents = new Set((await loadSentences(language)).map(({ name }) => name));
    expect((await sentencesOf(language)).filter(({ name }) => ofComponents.has(name))).toEqual([]);
    expect((await loadFrameSentences(language)).every(({ name }) => ofComponents.has(name))).toBe(true);
  });

  it.each([
    ['visit', VISIT_TEXTS],
    ['paper-check', CHECK_TEXTS],
  ] as const)('has every text of the %s page', async (page, en) => {
    const sentences = await loadTexts(page, language, en);
    expect(translationFaults([{ name: page, en }], [{ name: page, sentences }])).toEqual([]);
  });
});
