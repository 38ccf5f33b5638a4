import { describe, expect, it } from 'vitest';
import { LAB_TESTS, labDueAt, labStage, SLOW_TESTS } from './index.ts';

/** Thu 9 October 2025, 14:23:20 in India. */
const ORDERED = 1_760_000_000;
const END_OF_THE_11TH = Date.parse('2025-10-12T00:00:00+05:30') / 1000;
const order = (facts: Partial<Parameters<typeof labDueAt>[0]> = {}) => ({
  tests: [{ test: 'sodium' }],
  priority: 'routine',
  expectedOn: '2025-10-11',
  orderedAt: ORDERED,
  collectedAt: null,
  ...facts,
});
const dueAt = (facts: Parameters<typeof order>[0]) => labDueAt(order(facts), 'Asia/Kolkata');

describe('an order is late', () => {
  it.each([
    ['after its expected day while no sample was taken', {}, END_OF_THE_11TH],
    ['four hours after an urgent order', { priority: 'urgent' }, ORDERED + 4 * 3600],
    ['an hour after one that cannot wait', { priority: 'asap' }, ORDERED + 3600],
    ['a day after a routine sample', { collectedAt: ORDERED }, ORDERED + 24 * 3600],
    [
      'when its slowest test is late',
      { priority: 'asap', tests: [{ test: 'sodium' }, { test: 'bloodCulture' }], collectedAt: ORDERED },
      ORDERED + 120 * 3600,
    ],
    ['like a routine one if its priority is not known', { priority: 'stat', collectedAt: 0 }, 24 * 3600],
  ])('%s', (_, facts, expected) => {
    expect(dueAt(facts)).toBe(expected);
  });

  it('and each slow test is a test of the catalogue', () => {
    const known = new Set(LAB_TESTS.map(({ key }) => key));
    expect(Object.keys(SLOW_TESTS).filter((key) => !known.has(key))).toEqual([]);
  });
});

it.each([
  ['ordered', 'active', null, null],
  ['sampled', 'active', { at: 1, by: null }, null],
  ['review', 'active', { at: 1, by: null }, 2],
  ['review', 'completed', null, 2],
  ['completed', 'completed', null, null],
  ['revoked', 'revoked', { at: 1, by: null }, 2],
] as const)('is %s with the status %s', (stage, status, sample, toReviewSince) => {
  expect(labStage({ order: { status }, sample, toReviewSince })).toBe(stage);
});
