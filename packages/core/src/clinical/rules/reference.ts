import type { Measure } from '#observations';
import { type Band, low, over, type Population, type Range, rangesOf } from '../range.ts';

type Bound = number | undefined;

/** Returns the bands around an inclusive reference interval. */
export const outside = (least: Bound, greatest: Bound): readonly Band[] => [
  ...(least === undefined ? [] : [low('reference:low', 'mild', least)]),
  ...(greatest === undefined ? [] : [over('reference:high', 'mild', greatest)]),
];

/** Edition 3 of our references by age, sex and pregnancy. A lab's range replaces them. */
export const reference = rangesOf({ scheme: 'reference', version: '3', status: 'unverified' });

/** Completed months (start included, end excluded), then lowest and highest value. */
export type AgeRow = readonly [from: number, below: number, least: Bound, greatest: Bound];

/** Returns a reference for each row of an age table. */
export const byAge = (
  shared: {
    readonly measure: Measure;
    readonly unit: string;
    readonly decimals: number;
    readonly source: string;
  },
  rows: readonly AgeRow[],
  population: Population = {},
): readonly Range[] =>
  rows.map(([from, below, least, greatest]) =>
    reference({
      ...shared,
      population: { ...population, months: [from, below] },
      bands: outside(least, greatest),
    }),
  );
