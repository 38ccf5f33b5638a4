import { describe, expect, it } from 'vitest';
import { sequence } from '#test';
import { spanBetween, spanWith, zoomSpan } from './zoom-span.ts';

const FULL_SPAN = { from: 0, to: 1_000_000 };

describe('a zoom', () => {
  it.each([
    ['in around the middle', FULL_SPAN, 2, 500_000, { from: 250_000, to: 750_000 }],
    ['in at the beginning', FULL_SPAN, 2, 0, { from: 0, to: 500_000 }],
    ['in at the end', FULL_SPAN, 2, 1_000_000, { from: 500_000, to: 1_000_000 }],
    ['out within the whole', { from: 400_000, to: 600_000 }, 0.5, 500_000, { from: 300_000, to: 700_000 }],
    ['out at an edge', { from: 0, to: 200_000 }, 0.5, 200_000, { from: 0, to: 400_000 }],
    ['out to the whole', { from: 100_000, to: 800_000 }, 0.5, 500_000, undefined],
    ['in beyond an hour', { from: 1000, to: 5000 }, 8, 3000, { from: 1200, to: 4800 }],
  ])('goes %s', (_, span, factor, at, expected) => {
    expect(zoomSpan(FULL_SPAN, span, factor, at)).toEqual(expected);
  });

  it.each([
    ['from left to right', 100_000, 300_000, { from: 100_000, to: 300_000 }],
    ['from right to left', 300_000, 100_000, { from: 100_000, to: 300_000 }],
    ['over the edge', -5, 300_000, { from: 0, to: 300_000 }],
    ['over everything', -5, 2_000_000, undefined],
    ['of nothing, as an hour', 500_000, 500_000, { from: 498_200, to: 501_800 }],
  ])('is drawn %s', (_, one, other, expected) => {
    expect(spanBetween(FULL_SPAN, one, other)).toEqual(expected);
  });

  it.each([
    ['inside already', 250_000, { from: 200_000, to: 300_000 }],
    ['before it', 100_000, { from: 90_000, to: 190_000 }],
    ['after it', 900_000, { from: 810_000, to: 910_000 }],
    ['at the first value', 0, { from: 0, to: 100_000 }],
    ['at the last value', 1_000_000, { from: 900_000, to: 1_000_000 }],
  ])('follows a value %s', (_, at, expected) => {
    expect(spanWith(FULL_SPAN, { from: 200_000, to: 300_000 }, at)).toEqual(expected);
  });

  it('stays inside the whole and keeps the instant visible, whatever is done', () => {
    const random = sequence(11);
    for (let round = 0; round < 500; round += 1) {
      let span = FULL_SPAN;
      for (let step = 0; step < 6; step += 1) {
        const at = Math.round(span.from + random() * (span.to - span.from));
        span = zoomSpan(FULL_SPAN, span, 2 ** (random() * 6 - 3), at) ?? FULL_SPAN;
        expect(span.from).toBeGreaterThanOrEqual(FULL_SPAN.from);
        expect(span.to).toBeLessThanOrEqual(FULL_SPAN.to);
        expect(span.to - span.from).toBeGreaterThanOrEqual(3600);
        expect(at >= span.from - 1 && at <= span.to + 1).toBe(true);
      }
    }
  });
});
