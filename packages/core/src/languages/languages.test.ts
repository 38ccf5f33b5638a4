import { afterEach, describe, expect, it } from 'vitest';
import {
  codedLabel,
  countPhrase,
  defineWords,
  labelIn,
  languageOfLetters,
  phrase,
  registerWords,
  type WordsOf,
  wordLabel,
} from '#formatting';
import { words as hindi } from './hi/index.ts';

const FRUIT = defineWords('test.fruit', {
  apple: 'Apple',
  eaten: '{name} eaten at {time}',
  'pieces.one': '{count} piece',
  'pieces.other': '{count} pieces',
});
const fruitHindi = {
  apple: 'सेब',
  eaten: '{time} पर {name} खाया',
  'pieces.one': '{count} टुकड़ा',
  'pieces.other': '{count} टुकड़े',
} satisfies WordsOf<{ FRUIT: typeof FRUIT }>['FRUIT'];

afterEach(() => registerWords('hi', hindi));

describe('a label', () => {
  it('is English until its language is registered', () => {
    registerWords('hi', {});
    const label = wordLabel(FRUIT, 'apple');
    expect(labelIn(label, 'hi')).toBe('Apple');
    registerWords('hi', { test: { fruit: fruitHindi } });
    expect(labelIn(label, 'hi')).toBe('सेब');
    expect(codedLabel(FRUIT, 'apple', 'hi-IN')).toBe('सेब');
  });

  it('is English where a language lacks the word', () => {
    registerWords('hi', { test: { fruit: {} } });
    expect(codedLabel(FRUIT, 'apple', 'hi')).toBe('Apple');
    expect(Object.keys(FRUIT.hi)).toEqual(Object.keys(FRUIT.en));
  });

  it('takes values in the order of its language', () => {
    registerWords('hi', { test: { fruit: fruitHindi } });
    const sentence = phrase(FRUIT, 'eaten', { name: wordLabel(FRUIT, 'apple'), time: 5 });
    expect(sentence).toEqual({ en: 'Apple eaten at 5', hi: '5 पर सेब खाया' });
  });

  it.each([
    [0, '0 pieces', '0 टुकड़ा'],
    [1, '1 piece', '1 टुकड़ा'],
    [2, '2 pieces', '2 टुकड़े'],
  ])('of %d counts as its language does (CLDR plural rules)', (count, en, hi) => {
    registerWords('hi', { test: { fruit: fruitHindi } });
    expect(countPhrase(FRUIT, 'pieces', count)).toEqual({ en, hi });
  });
});

describe('the language of a text', () => {
  it.each([
    ['हीमो', 'hi'],
    ['Hb हीमो', 'hi'],
    ['hemo', undefined],
    ['', undefined],
    ['హిమో', undefined],
  ])('of "%s" is %s', (typed, language) => {
    expect(languageOfLetters(typed)).toBe(language);
  });
});

describe('a catalogue', () => {
  it('does not compile with a missing or an extra key', () => {
    const { apple: _, ...without } = fruitHindi;
    // @ts-expect-error: `apple` is missing
    const missing: WordsOf<{ FRUIT: typeof FRUIT }>['FRUIT'] = without;
    // @ts-expect-error: `pear` is not English
    const further: WordsOf<{ FRUIT: typeof FRUIT }>['FRUIT'] = { ...fruitHindi, pear: 'नाशपाती' };
    expect([missing, further]).toHaveLength(2);
  });
});
