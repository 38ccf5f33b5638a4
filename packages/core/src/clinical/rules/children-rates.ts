import type { Range } from '../range.ts';
import { type AgeRow, byAge } from './reference.ts';

/** First and 99th centile of healthy children at rest, by completed months. Displayed ranges exclude flagged values. */
const PULSE: readonly AgeRow[] = [
  [0, 3, 107, 181],
  [3, 6, 104, 175],
  [6, 9, 98, 168],
  [9, 12, 93, 161],
  [12, 18, 88, 156],
  [18, 24, 82, 149],
  [24, 36, 76, 142],
  [36, 48, 70, 136],
  [48, 72, 65, 131],
  [72, 96, 60, 123],
  [96, 144, 60, 115],
];

const BREATHS: readonly AgeRow[] = [
  [0, 3, 25, 66],
  [3, 6, 24, 64],
  [6, 9, 23, 61],
  [9, 12, 22, 58],
  [12, 18, 21, 53],
  [18, 24, 19, 46],
  [24, 36, 18, 38],
  [36, 48, 17, 33],
  [48, 72, 17, 29],
  [72, 96, 16, 27],
  [96, 144, 14, 25],
];

const FLEMING = {
  unit: '/min',
  decimals: 0,
  source: 'Fleming et al., Lancet 2011: centiles 1 and 99 of healthy children; a clinician must confirm it',
} as const;

export const CHILD_PULSE: readonly Range[] = byAge({ ...FLEMING, measure: 'pulse' }, PULSE);
export const CHILD_BREATHS: readonly Range[] = byAge({ ...FLEMING, measure: 'respiration' }, BREATHS);
