import { expect, it } from 'vitest';
import { contentHash } from './read-input.ts';

it('hashes by content, not by the order of keys', () => {
  expect(contentHash({ a: 1, b: { c: [1, 2], d: null } })).toBe(
    contentHash({ b: { d: null, c: [1, 2] }, a: 1 }),
  );
  expect(contentHash({ a: [1, 2] })).not.toBe(contentHash({ a: [2, 1] }));
});
