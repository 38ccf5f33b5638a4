import { type CodedLabels, codedLabel } from '#formatting';
import * as words from './words/en.ts';

/**
 * Medical registers in India: the national one and those of the states, by ISO 3166-2:IN; `MCI` is from before 2020.
 */
export const COUNCILS = [
  'NMC',
  'MCI',
  'AP',
  'AR',
  'AS',
  'BR',
  'CG',
  'DL',
  'GA',
  'GJ',
  'HR',
  'HP',
  'JK',
  'JH',
  'KA',
  'KL',
  'MP',
  'MH',
  'MN',
  'MZ',
  'NL',
  'OD',
  'PB',
  'PY',
  'RJ',
  'SK',
  'TN',
  'TS',
  'TR',
  'UP',
  'UK',
  'WB',
] as const;
export type Council = (typeof COUNCILS)[number];

const LABELS = words.council satisfies CodedLabels<Council>;

export const councilLabel = (council: string, locale?: string): string => codedLabel(LABELS, council, locale);

export const isCouncil = (text: string): text is Council => (COUNCILS as readonly string[]).includes(text);
