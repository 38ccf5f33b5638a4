import { describe, expect, it } from 'vitest';
import { nameKey } from './name-spellings.ts';

describe('nameKey', () => {
  it.each([
    ['one word', ['Ravi'], ' ravi'],
    ['two words, then together', ['Ravi Kumar'], ' ravi kumar ravikumar'],
    ['further names once', ['Ravi Kumar', 'Ravi'], ' ravi kumar ravikumar'],
    ['nothing', ['', '?'], ''],
  ])('of %s', (_, names, expected) => {
    expect(nameKey(names)).toBe(expected);
  });
});
