import { roundTo } from '../convert.ts';
import { bmiLinesAt } from '../growth/bmi-for-age.ts';
import { weightForAgeAt } from '../growth/weight-for-age.ts';
import type { Person } from '../person-context.ts';
import { ADULT, ANY_STATE, high, low, over, PREGNANT, type Range, SOURCED, triage } from '../range.ts';
import { beside, NO_RULE, type RulesByMeasure } from './measure-rules.ts';

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

const BMI_WHO = bmi('bmi-who', 25, 30, '2000');
const BMI_INDIA = bmi('bmi-in', 23, 25, '2009');

const mass = { measure: 'bmi', unit: 'kg/m2', decimals: 1 } as const;
const NOT_PREGNANT_ADULT = { ...ADULT, maternal: ['none', 'after-birth'] } as const;
const WHO_BMI = { source: 'WHO body mass index', ...SOURCED };

const BMI_LIMITS: readonly Range[] = [
  triage({
    ...mass,
    ...WHO_BMI,
    population: NOT_PREGNANT_ADULT,
    bands: [low('bmi:severely-low', 'severe', 16)],
  }),
  triage({
    ...mass,
    ...WHO_BMI,
    population: { maternal: PREGNANT },
    bands: [low('bmi:low-in-pregnancy', 'mild', 18.5)],
  }),
];

const BIRTH_WEIGHT: readonly Range[] = [
  {
    scheme: 'lbw',
    version: '2',
    measure: 'birthWeight',
    unit: 'g',
    decimals: 0,
    population: ANY_STATE,
    bands: [
      low('lbw:extremely-low', 'severe', 1000),
      low('lbw:very-low', 'severe', 1500, 1000),
      low('lbw:low', 'mild', 2500, 1500),
      high('birth-weight:very-high', 'severe', 4500),
    ],
    source: 'WHO on birth weight',
    status: 'sourced',
  },
];

/**
 * Returns a child's lines of the growth standard on a day, under five years: −2 and −3 standard deviations (WHO child
 * growth standards 2006, weight for age).
 */
function weightForAgeRanges({ sex, age, maternal }: Person): readonly Range[] {
  if (!age || maternal !== 'none' || age.months >= 60) return [];
  const lines = weightForAgeAt(sex, age.days);
  if (!lines) return [];
  return [
    {
      scheme: 'waz',
      version: '2006',
      measure: 'weight',
      unit: 'kg',
      decimals: 2,
      population: { sex, days: [age.days, age.days + 1] },
      bands: [
        low('waz:severely-underweight', 'severe', lines.minus3),
        low('waz:underweight', 'moderate', lines.minus2, lines.minus3),
        over('waz:high', 'info', lines.plus2),
      ],
      source: 'WHO child growth standards, weight for age',
      status: 'sourced',
    },
  ];
}

/** Returns a child's lines of the reference in a month, from 5 to 17 years. */
function bmiForAgeRanges({ sex, age, maternal }: Person): readonly Range[] {
  const lines = age && maternal === 'none' ? bmiLinesAt(sex, age.months) : undefined;
  if (!age || !lines) return [];
  const [minus3, minus2, plus1, plus2] = lines;
  return [
    {
      scheme: 'bmi-age',
      version: '2007',
      measure: 'bmi',
      unit: 'kg/m2',
      decimals: 2,
      population: { sex, months: [age.months, age.months + 1] },
      bands: [
        low('bmi-age:severely-thin', 'severe', minus3),
        low('bmi-age:thin', 'moderate', minus2, minus3),
        high('bmi-age:overweight', 'mild', roundTo(plus1 + 0.01, 2), roundTo(plus2 + 0.01, 2)),
        over('bmi-age:obese', 'moderate', plus2),
      ],
      source: 'WHO reference 2007, body mass index for age',
      status: 'sourced',
    },
  ];
}

export const BODY_RULES = {
  weight: { ofPerson: weightForAgeRanges },
  height: NO_RULE,
  bmi: {
    classes: ({ bmi }) => beside(bmi === 'india' ? BMI_INDIA : BMI_WHO),
    limits: [BMI_LIMITS],
    ofPerson: bmiForAgeRanges,
  },
  birthWeight: { limits: [BIRTH_WEIGHT] },
} satisfies RulesByMeasure;
