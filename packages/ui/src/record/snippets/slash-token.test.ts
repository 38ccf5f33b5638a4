import { describe, expect, it } from 'vitest';
import { matchingSnippets, slashTokenAt } from './slash-token.ts';

describe('a slash token', () => {
  it.each([
    ['/', { start: 0, query: '' }],
    ['well /che', { start: 5, query: 'che' }],
    ['line\n/no pal', { start: 5, query: 'no pal' }],
    ['120/80', undefined],
    ['and/or', undefined],
    ['12 / 3', undefined],
    ['/ab\nc', undefined],
  ])('%j', (text, token) => {
    expect(slashTokenAt(text, text.length)).toEqual(token);
  });

  it('ends at the caret', () => {
    expect(slashTokenAt('/chest later', 3)).toEqual({ start: 0, query: 'ch' });
  });
});

it('finds snippets by words of name and text, names that begin with them first', () => {
  const entries = [
    { name: 'Feet', text: 'No wound of the chest wall' },
    { name: 'Chest clear', text: 'Air entry equal' },
    { name: 'Diet', text: 'Less salt' },
  ];
  expect(matchingSnippets(entries, 'chest').map(({ name }) => name)).toEqual(['Chest clear', 'Feet']);
  expect(matchingSnippets(entries, 'equal air').map(({ name }) => name)).toEqual(['Chest clear']);
  expect(matchingSnippets(entries, 'sugar')).toEqual([]);
});
