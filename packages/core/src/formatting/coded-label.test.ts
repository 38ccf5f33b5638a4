import { describe, expect, it } from 'vitest';
import { type CodedLabels, codedLabel } from './coded-label.ts';

const LABELS = {
  en: { a: 'Apple', b: 'Bean' },
  hi: { a: 'सेब', b: 'फली' },
} as CodedLabels<'a' | 'b'>;

describe('codedLabel', () => {
  it.each([
    ['no locale', 'a', undefined, 'Apple'],
    ['Hindi', 'a', 'hi', 'सेब'],
    ['Hindi of a country', 'b', 'hi-IN', 'फली'],
    ['Hindi in other spellings', 'b', 'HI_in', 'फली'],
    ['a language that only begins like Hindi', 'a', 'hil', 'Apple'],
    ['a language without a table', 'a', 'ta-IN', 'Apple'],
    ['an unknown value', 'c', 'hi', 'c'],
    ['a name every object has', 'constructor', 'en', 'constructor'],
  ])('%s', (_, key, locale, label) => {
    expect(codedLabel(LABELS, key, locale)).toBe(label);
  });

  it('shows the fallback for an unknown value', () => {
    expect(codedLabel(LABELS, 'c', 'en', 'Something')).toBe('Something');
    expect(codedLabel(LABELS, 'a', 'en', 'Something')).toBe('Apple');
  });
});
