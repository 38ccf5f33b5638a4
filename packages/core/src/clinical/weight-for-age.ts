/** Median and the lines two and three standard deviations below it, in kg, on a completed day of age. */
export interface WeightForAge {
  readonly sex: 'male' | 'female';
  readonly day: number;
  readonly median: number;
  readonly minus2: number;
  readonly minus3: number;
}

const point = (
  sex: WeightForAge['sex'],
  day: number,
  median: number,
  minus2: number,
  minus3: number,
): WeightForAge => ({ sex, day, median, minus2, minus3 });

/** WHO child growth standards 2006, weight for age, at birth and after 13, 26 and 52 weeks; in order of age. */
export const WEIGHT_FOR_AGE: readonly WeightForAge[] = [
  point('male', 0, 3.35, 2.46, 2.08),
  point('male', 91, 6.37, 5.01, 4.43),
  point('male', 182, 7.93, 6.35, 5.67),
  point('male', 365, 9.65, 7.74, 6.93),
  point('female', 0, 3.23, 2.39, 2.03),
  point('female', 91, 5.84, 4.53, 3.99),
  point('female', 182, 7.29, 5.72, 5.08),
  point('female', 365, 8.95, 7.04, 6.27),
];

/** The three numbers of a growth standard for one sex and day. */
export interface LmsPoint {
  readonly l: number;
  readonly m: number;
  readonly s: number;
}

const lineAt = ({ l, m, s }: LmsPoint, z: number): number =>
  l === 0 ? m * Math.exp(s * z) : m * (1 + l * s * z) ** (1 / l);

/** Beyond three standard deviations the standard goes on in steps as wide as the last one. */
function beyondThree(weight: number, lms: LmsPoint, side: 3 | -3): number {
  const edge = lineAt(lms, side);
  const step = Math.abs(edge - lineAt(lms, side < 0 ? -2 : 2));
  return side + (weight - edge) / step;
}

/**
 * The z score of a weight in kg by the LMS method of the WHO standards, linear beyond ±3. Undefined for a weight that
 * is not above zero. The caller gives the point of the sex and completed day; with oedema there is no score.
 */
export function weightForAgeZ(weight: number, lms: LmsPoint): number | undefined {
  if (!(weight > 0 && Number.isFinite(weight))) return undefined;
  const { l, m, s } = lms;
  const z = l === 0 ? Math.log(weight / m) / s : ((weight / m) ** l - 1) / (l * s);
  if (z > 3) return beyondThree(weight, lms, 3);
  return z < -3 ? beyondThree(weight, lms, -3) : z;
}

/** Scores that a measuring or typing error explains better than a child: under −6, over 5 (WHO). */
export const isImplausibleZ = (z: number): boolean => z < -6 || z > 5;
