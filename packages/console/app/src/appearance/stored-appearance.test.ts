import type { AccountChoice } from '@careline/core/internal/preferences';
import type { Appearance } from '@careline/ui/theme';
import { describe, expect, it } from 'vitest';
import {
  changed,
  readAppearance,
  type StoredAppearance,
  settled,
  type Unstored,
} from './stored-appearance.ts';

const USUAL: Appearance = { theme: 'system', density: 'comfortable', locale: 'en' };
const DARK: Appearance = { ...USUAL, theme: 'dark' };

describe('readAppearance', () => {
  it.each<[string, string | null, Partial<StoredAppearance>]>([
    ['nothing', null, { choice: USUAL, unstored: undefined }],
    ['a choice', '{"theme":"dark"}', { choice: DARK }],
    ['unknown values', '{"theme":"sepia","density":7,"locale":"fr"}', { choice: USUAL }],
    ['somebody else’s words', '[[', { choice: USUAL }],
    ['null', 'null', { choice: USUAL }],
    [
      'what is still to be stored',
      '{"theme":"dark","unstored":{"by":"a","at":5,"what":["theme","colour"]}}',
      { choice: DARK, unstored: { by: 'a', at: 5, what: ['theme'] } },
    ],
    ['a mark without a time', '{"unstored":{"what":["theme"]}}', { unstored: undefined }],
    ['a mark without a part', '{"unstored":{"at":5,"what":"theme"}}', { unstored: undefined }],
  ])('%s', (_, words, expected) => {
    expect(readAppearance(words, 'en')).toMatchObject(expected);
  });

  it.each([
    ['the language of the configuration', 'hi', 'hi'],
    ['English for a language without sentences', 'fr', 'en'],
  ])('starts with %s', (_, configured, locale) => {
    expect(readAppearance(null, configured).choice.locale).toBe(locale);
  });
});

describe('changed', () => {
  const fresh: StoredAppearance = { choice: USUAL, unstored: undefined };
  it.each<[string, StoredAppearance, Partial<Appearance>, Unstored | undefined]>([
    ['only the part that changed', fresh, DARK, { by: 'a', at: 9, what: ['theme'] }],
    ['nothing for the same look', fresh, USUAL, undefined],
    [
      'with what the person changed before',
      { choice: DARK, unstored: { by: 'a', at: 5, what: ['theme'] } },
      { locale: 'hi' },
      { by: 'a', at: 9, what: ['theme', 'locale'] },
    ],
    [
      'without what somebody else changed before',
      { choice: DARK, unstored: { by: 'b', at: 5, what: ['theme'] } },
      { locale: 'hi' },
      { by: 'a', at: 9, what: ['locale'] },
    ],
  ])('has to be stored: %s', (_, stored, change, unstored) => {
    expect(changed(stored, change, 'a', 9)).toEqual({ choice: { ...stored.choice, ...change }, unstored });
  });
});

describe('settled', () => {
  const stored: AccountChoice = { theme: 'contrast', locale: 'hi', updatedAt: 100 };
  const theirs: Appearance = { theme: 'contrast', density: 'comfortable', locale: 'hi' };
  const mark = (by: string | undefined, at: number): Unstored => ({ by, at, what: ['theme'] });
  it.each<[string, Unstored | undefined, boolean, StoredAppearance]>([
    ['the stored choices win', undefined, false, { choice: theirs, unstored: undefined }],
    [
      'a later choice of the same person in this browser wins, for its part',
      mark('a', 101),
      false,
      { choice: { ...theirs, theme: 'dark' }, unstored: mark('a', 101) },
    ],
    ['an earlier one does not', mark('a', 99), false, { choice: theirs, unstored: undefined }],
    [
      'unless it was made while the stored ones were asked for',
      mark('a', 99),
      true,
      { choice: { ...theirs, theme: 'dark' }, unstored: mark('a', 99) },
    ],
    [
      'one made before the sign-in is theirs',
      mark(undefined, 101),
      false,
      { choice: { ...theirs, theme: 'dark' }, unstored: mark('a', 101) },
    ],
    ['one of another person is dropped', mark('b', 101), false, { choice: theirs, unstored: undefined }],
  ])('%s', (_, unstored, isNewer, expected) => {
    expect(settled({ choice: DARK, unstored }, stored, 'a', isNewer)).toEqual(expected);
  });

  it('leaves the look alone for a person who never chose', () => {
    const stored = { choice: DARK, unstored: undefined };
    expect(settled(stored, { updatedAt: 0 }, 'a')).toEqual(stored);
  });
});
