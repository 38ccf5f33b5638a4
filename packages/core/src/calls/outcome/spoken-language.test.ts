import { describe, expect, it } from 'vitest';
import { detailWords, spokenLanguage, storedDetail } from './spoken-language.ts';

describe('spokenLanguage', () => {
  it.each([
    ['a tag', 'bn', 'bn'],
    ['a tag in capitals', 'BN', 'bn'],
    ['an English name', ' Bengali ', 'bn'],
    ['a Hindi name', 'तमिल', 'ta'],
    ['a language that is not in the list', ' Tulu ', 'Tulu'],
    ['nothing', ' ', ''],
    ['a name every object has', 'constructor', 'constructor'],
  ])('of %s', (_, words, stored) => {
    expect(spokenLanguage(words)).toBe(stored);
  });
});

describe('the answer to a disposition', () => {
  it.each([
    ['a language', 'language-barrier', 'Odia', 'or'],
    ['a relative who is called like a language', 'reached-relative', 'Odia', 'Odia'],
    ['an unknown disposition', 'voicemail', ' x ', 'x'],
    ['none', null, ' x ', 'x'],
  ])('of %s is stored as itself', (_, disposition, detail, stored) => {
    expect(storedDetail(disposition, detail)).toBe(stored);
  });

  it.each([
    ['a tag', 'language-barrier', 'or', 'hi', 'ओड़िया'],
    ['words from before tags', 'language-barrier', 'Bengali and some Hindi', 'hi', 'Bengali and some Hindi'],
    ['a tag that is not in the list', 'language-barrier', 'fr', 'en', 'fr'],
    ['a reason that looks like a tag', 'refused', 'or', 'en', 'or'],
    ['nothing', 'language-barrier', null, 'en', null],
  ])('%s is shown as a label', (_, disposition, detail, locale, words) => {
    expect(detailWords({ disposition, detail }, locale)).toBe(words);
  });
});
