import type { FlagCode } from '../flag-code.ts';
import { ADULT, type Band, high, low, type Range } from '../range.ts';
import { WEIGHT_FOR_AGE, type WeightForAge } from '../weight-for-age.ts';

const bmi = (
  scheme: 'bmi-who' | 'bmi-in',
  overweight: number,
  obese: number,
  version: string,
): readonly Range[] => [
  {
    scheme,
    version,
    measure: 'bmi',
    unit: 'kg/m2',
    decimals: 1,
    population: ADULT,
    bands: [
      low(`${scheme}:underweight`, 'mild', 18.5),
      high(`${scheme}:overweight`, 'mild', overweight, obese),
      high(`${scheme}:obese`, 'moderate', obese),
    ],
    source: 'Body mass index cut-offs of WHO and, lower, for India',
    status: 'sourced',
  },
];

export const BMI_WHO = bmi('bmi-who', 25, 30, '2000');
export const BMI_INDIA = bmi('bmi-in', 23, 25, '2009');

export const BIRTH_WEIGHT: readonly Range[] = [
  {
    scheme: 'lbw',
    version: '1',
    measure: 'birthWeight',
    unit: 'g',
    decimals: 0,
    population: {},
    bands: [
      low('lbw:extremely-low', 'severe', 1000),
      low('lbw:very-low', 'moderate', 1500, 1000),
      low('lbw:low', 'mild', 2500, 1500),
    ],
    source: 'General knowledge, not confirmed clinically',
    status: 'unverified',
  },
];

const UNDERWEIGHT: FlagCode = 'waz:underweight';
const underweight = ({ minus2, minus3 }: WeightForAge): readonly Band[] => [
  low('waz:severely-underweight', 'severe', minus3),
  low(UNDERWEIGHT, 'moderate', minus2, minus3),
];

/** In the first two weeks a baby loses weight and regains it: the day of birth says nothing of them. */
const FIRST_TWO_WEEKS = 14;

/**
 * The standard is held for four days of age. On those days it is exact; between two of them a weight is flagged where
 * it is below the line already reached on the earlier day, for the lines only rise.
 */
function rangesOfPoint(point: WeightForAge, next: WeightForAge | undefined): readonly Range[] {
  const range = (days: readonly [number, number]): Range => ({
    scheme: 'waz',
    version: '2006',
    measure: 'weight',
    unit: 'kg',
    decimals: 2,
    population: { sex: point.sex, days },
    bands: underweight(point),
    source: 'WHO child growth standards, weight for age',
    status: 'sourced',
  });
  const exact = range([point.day, point.day + 1]);
  return next ? [exact, range([Math.max(point.day + 1, FIRST_TWO_WEEKS), next.day])] : [exact];
}

export const WEIGHT_FOR_AGE_RANGES: readonly Range[] = WEIGHT_FOR_AGE.flatMap((point) =>
  rangesOfPoint(
    point,
    WEIGHT_FOR_AGE.find(({ sex, day }) => sex === point.sex && day > point.day),
  ),
);
