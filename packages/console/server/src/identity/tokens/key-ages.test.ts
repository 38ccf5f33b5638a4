import { expect, it } from 'vitest';
import { PUBLISHED_ONLY, signerFirst } from './key-ages.ts';

const DAY = 86_400;

it.each([
  ['none', [], []],
  ['the only one, however new', [0], [0]],
  ['the oldest of those that nobody may know yet', [5, 3], [5, 3]],
  ['the old one while the new one is only published', [DAY, PUBLISHED_ONLY - 1], [DAY, PUBLISHED_ONLY - 1]],
  ['the new one from then on', [DAY, PUBLISHED_ONLY], [PUBLISHED_ONLY, DAY]],
  ['the newest that was published long enough', [3 * DAY, DAY, 1], [DAY, 3 * DAY, 1]],
])('signs: %s', (_, ages, order) => {
  expect(signerFirst(ages.map((age) => ({ age }))).map(({ age }) => age)).toEqual(order);
});
