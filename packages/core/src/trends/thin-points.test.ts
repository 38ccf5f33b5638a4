import { describe, expect, it } from 'vitest';
import { everyRound } from '../../test/rounds.ts';
import { thinPoints } from './index.ts';

const points = (...values: number[]) => values.map((value, at) => ({ at, value }));
const FULL_SPAN = { from: 0, to: 99 };

describe('points of a line that is too long for its width', () => {
  it('are all kept while there is room', () => {
    const few = points(3, 1, 2);
    expect(thinPoints(few, FULL_SPAN, 1)).toEqual(few);
    expect(thinPoints([], FULL_SPAN, 1)).toEqual([]);
  });

  it('keep the first, lowest, highest and last of each segment', () => {
    const many = points(5, 6, 9, 4, 1, 7, 3, 5, 6, 6);
    expect(thinPoints(many, { from: 0, to: 9 }, 1).map(({ value }) => value)).toEqual([5, 9, 1, 6]);
  });

  it('continue beyond a window on both sides', () => {
    const line = points(...Array.from({ length: 10 }, (_, value) => value));
    expect(thinPoints(line, { from: 3, to: 5 }, 10).map(({ at }) => at)).toEqual([2, 3, 4, 5, 6]);
    expect(thinPoints(line, { from: 20, to: 30 }, 10).map(({ at }) => at)).toEqual([9]);
  });

  it('keep every extreme and the order, and their number grows with the width only', () => {
    everyRound(
      200,
      (random) => {
        let at = 0;
        return Array.from({ length: 5 + Math.floor(random() * 500) }, () => {
          at += Math.floor(random() * 3);
          return { at, value: Math.round(random() * 1000) };
        });
      },
      (line) => {
        const window = { from: 0, to: line.at(-1)?.at ?? 0 };
        const thin = thinPoints(line, window, 8);
        const extremes = (of: typeof line) => [
          Math.min(...of.map(({ value }) => value)),
          Math.max(...of.map(({ value }) => value)),
        ];
        expect(extremes([...thin])).toEqual(extremes(line));
        expect(thin.length).toBeLessThanOrEqual(8 * 4);
        expect(thin).toEqual(line.filter((point) => thin.includes(point)));
        expect([thin[0], thin.at(-1)]).toEqual([line[0], line.at(-1)]);
      },
    );
  });
});
