import { roundTo } from '../convert.ts';
import { type LmsRow, WEIGHT_FOR_AGE_LMS } from './weight-for-age-lms.ts';

/** Median and the lines at −2, −3 and +2 standard deviations in kg, on a completed day of age. */
export interface WeightForAge {
  readonly sex: 'male' | 'female';
  readonly day: number;
  readonly median: number;
  readonly minus2: number;
  readonly minus3: number;
  readonly plus2: number;
}

/** LMS parameters of a growth standard for one sex and day. */
export interface LmsPoint {
  readonly l: number;
  readonly m: number;
  readonly s: number;
}

const lineAt = ({ l, m, s }: LmsPoint, z: number): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

const lmsOfRow = ([, ...values]: LmsRow, sex: WeightForAge['sex']): LmsPoint => {
  const [l, m, s] = sex === 'male' ? [values[0], values[1], values[2]] : [values[3], values[4], values[5]];
  return { l, m, s };
};

/** Returns the last row that starts by a day; on the last day the one before it, so that every row has a successor. */
function rowBefore(days: number): number {
  const after = WEIGHT_FOR_AGE_LMS.findIndex(([day]) => day > days);
  return (after < 0 ? WEIGHT_FOR_AGE_LMS.length - 1 : after) - 1;
}

/** L, M and S on a completed day of age, straight between two rows of the table; undefined before and after it. */
export function lmsAt(sex: WeightForAge['sex'], days: number): LmsPoint | undefined {
  const index = rowBefore(days);
  const [before, after] = [WEIGHT_FOR_AGE_LMS[index], WEIGHT_FOR_AGE_LMS[index + 1]];
  if (!before || !after || !(days >= before[0] && days <= after[0])) return undefined;
  const share = (days - before[0]) / (after[0] - before[0]);
  const [from, to] = [lmsOfRow(before, sex), lmsOfRow(after, sex)];
  const between = (key: keyof LmsPoint): number => from[key] + share * (to[key] - from[key]);
  return { l: between('l'), m: between('m'), s: between('s') };
}

/** Beyond three standard deviations, the standard continues in steps of the last width. */
function beyondThree(weight: number, lms: LmsPoint, side: 3 | -3): number {
  const edge = lineAt(lms, side);
  const step = Math.abs(edge - lineAt(lms, side < 0 ? -2 : 2));
  return side + (weight - edge) / step;
}

/**
 * Returns the z score of a weight in kg by the LMS method of the WHO standards, linear beyond ±3; undefined unless the
 * weight is positive. The caller selects sex and completed day; with oedema there is no score.
 */
export function weightForAgeZ(weight: number, lms: LmsPoint): number | undefined {
  if (!(weight > 0 && Number.isFinite(weight))) return undefined;
  const { l, m, s } = lms;
  const z = l === 0 ? Math.log(weight / m) / s : ((weight / m) ** l - 1) / (l * s);
  if (z > 3) return beyondThree(weight, lms, 3);
  return z < -3 ? beyondThree(weight, lms, -3) : z;
}

/** Returns the z score of a weight in kg on a completed day of age; undefined outside the standard. */
export function weightForAgeZScore(sex: WeightForAge['sex'], days: number, kg: number): number | undefined {
  const lms = lmsAt(sex, days);
  return lms && weightForAgeZ(kg, lms);
}

/** Decimals of the standard's lines in kg. */
const LINE_DECIMALS = 2;

/** Returns the standard's lines on a completed day of age; undefined outside it. */
export function weightForAgeAt(sex: WeightForAge['sex'], day: number): WeightForAge | undefined {
  const lms = lmsAt(sex, day);
  if (!lms) return undefined;
  const line = (z: number): number => roundTo(lineAt(lms, z), LINE_DECIMALS);
  return { sex, day, median: line(0), minus2: line(-2), minus3: line(-3), plus2: line(2) };
}

/** Days of age between which linear interpolation is precise enough. */
export const WEIGHT_FOR_AGE_DAYS: readonly number[] = WEIGHT_FOR_AGE_LMS.map(([day]) => day);

/** Lines at birth and after 13, 26 and 52 weeks, by age. */
export const WEIGHT_FOR_AGE: readonly WeightForAge[] = (['male', 'female'] as const).flatMap((sex) =>
  [0, 91, 182, 365].flatMap((day) => weightForAgeAt(sex, day) ?? []),
);

/** Whether a score is more likely a measuring or typing error: under −6, over 5 (WHO). */
export const isImplausibleZ = (z: number): boolean => z < -6 || z > 5;
