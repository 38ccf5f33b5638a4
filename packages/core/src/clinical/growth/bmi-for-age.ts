import { roundTo } from '../convert.ts';

/** Body mass index at −3, −2, 1 and 2 standard deviations, in kg/m². */
export type BmiLines = readonly [minus3: number, minus2: number, plus1: number, plus2: number];

/**
 * WHO reference 2007, body mass index for age, from 5 to 18 years: a row for every birthday, worked out from L, M and S of the
 * table by month (bfawho2007.txt of WHO AnthroPlus). Straight lines between these rows are within 0.04 kg/m² of that table.
 */
const BOYS: readonly BmiLines[] = [
  [12.12, 13.04, 16.64, 18.25],
  [12.14, 13.04, 16.76, 18.52],
  [12.25, 13.15, 17.05, 19.02],
  [12.39, 13.3, 17.44, 19.67],
  [12.56, 13.49, 17.91, 20.47],
  [12.78, 13.74, 18.48, 21.4],
  [13.05, 14.06, 19.16, 22.45],
  [13.39, 14.45, 19.95, 23.58],
  [13.8, 14.93, 20.83, 24.76],
  [14.26, 15.48, 21.77, 25.92],
  [14.71, 16.01, 22.68, 26.97],
  [15.11, 16.5, 23.53, 27.87],
  [15.44, 16.93, 24.27, 28.63],
  [15.69, 17.28, 24.91, 29.24],
];

const GIRLS: readonly BmiLines[] = [
  [11.78, 12.76, 16.86, 18.83],
  [11.72, 12.7, 17.01, 19.22],
  [11.75, 12.73, 17.29, 19.79],
  [11.88, 12.88, 17.73, 20.56],
  [12.1, 13.14, 18.33, 21.51],
  [12.38, 13.47, 19.03, 22.57],
  [12.73, 13.89, 19.86, 23.72],
  [13.15, 14.39, 20.81, 24.97],
  [13.61, 14.94, 21.8, 26.21],
  [14.03, 15.45, 22.73, 27.32],
  [14.36, 15.87, 23.51, 28.22],
  [14.59, 16.17, 24.1, 28.87],
  [14.7, 16.35, 24.5, 29.28],
  [14.73, 16.45, 24.77, 29.52],
];

/** Completed months, start included, end excluded. */
export const BMI_FOR_AGE_MONTHS = [60, 216] as const;

/** Returns the lines for a completed month of age; undefined if there are none. */
export function bmiLinesAt(sex: 'male' | 'female', months: number): BmiLines | undefined {
  const [from, below] = BMI_FOR_AGE_MONTHS;
  if (months < from || months >= below) return undefined;
  const rows = sex === 'male' ? BOYS : GIRLS;
  const index = Math.floor((months - from) / 12);
  const [before, after] = [rows[index], rows[index + 1]];
  if (!before || !after) return undefined;
  const share = ((months - from) % 12) / 12;
  const at = (line: 0 | 1 | 2 | 3): number => roundTo(before[line] + share * (after[line] - before[line]), 2);
  return [at(0), at(1), at(2), at(3)];
}
