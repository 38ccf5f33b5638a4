/**
 * 97th percentile of boys' weight in kg, by completed months: WHO growth standards 2006 up to five years, WHO growth
 * reference 2007 up to ten; above that, a child of twelve at that percentile.
 */
const GREATEST_WEIGHTS: readonly (readonly [months: number, kg: number])[] = [
  [0, 4.3],
  [1, 5.7],
  [2, 7],
  [3, 7.9],
  [6, 9.7],
  [9, 11],
  [12, 12],
  [18, 13.7],
  [24, 15.1],
  [36, 18],
  [48, 20.9],
  [60, 23.8],
  [84, 30],
  [96, 34],
  [120, 44],
  [144, 58],
];

/** Returns a weight that children of an age hardly exceed; undefined from twelve years on. */
export function greatestWeight(months: number): number | undefined {
  return GREATEST_WEIGHTS.find(([until]) => months <= until)?.[1];
}
