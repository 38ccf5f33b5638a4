import {
  ADULT,
  type Band,
  high,
  type Interval,
  low,
  MATERNITY,
  type Population,
  type Range,
  rangesOf,
  SOURCED,
  TO_CONFIRM,
  triage,
  years,
} from '../range.ts';
import { beside, type MeasureRules, type RulesByMeasure } from './measure-rules.ts';
import { reference } from './reference.ts';

const pressure = { unit: 'mm[Hg]', decimals: 0 } as const;

const aha = rangesOf({
  ...pressure,
  scheme: 'aha',
  version: '2025',
  population: ADULT,
  source: 'AHA/ACC guideline 2017 and 2025',
  status: 'sourced',
});

/** The higher class of both numbers counts. */
const AHA: readonly Range[] = [
  aha({
    measure: 'systolic',
    bands: [
      high('aha:elevated', 'mild', 120, 130),
      high('aha:stage1', 'moderate', 130, 140),
      high('aha:stage2', 'severe', 140),
    ],
  }),
  aha({
    measure: 'diastolic',
    bands: [high('aha:stage1', 'moderate', 80, 90), high('aha:stage2', 'severe', 90)],
  }),
];

const ish = rangesOf({
  ...pressure,
  scheme: 'ish',
  version: '2020',
  population: ADULT,
  source: 'ISH global hypertension practice guidelines 2020',
  status: 'sourced',
});
const CLINIC = { ...ADULT, setting: 'clinic' } as const;
const HOME = { ...ADULT, setting: 'home' } as const;

/** Limits depend on the setting; an unknown one may be either. */
const ISH: readonly Range[] = [
  ish({ measure: 'systolic', population: HOME, bands: [high('ish:home-high', 'mild', 135, 140)] }),
  ish({ measure: 'diastolic', population: HOME, bands: [high('ish:home-high', 'mild', 85, 90)] }),
  ish({ measure: 'systolic', population: CLINIC, bands: [high('ish:high-normal', 'mild', 130, 140)] }),
  ish({ measure: 'diastolic', population: CLINIC, bands: [high('ish:high-normal', 'mild', 85, 90)] }),
  ish({
    measure: 'systolic',
    bands: [high('ish:grade1', 'moderate', 140, 160), high('ish:grade2', 'severe', 160)],
  }),
  ish({
    measure: 'diastolic',
    bands: [high('ish:grade1', 'moderate', 90, 100), high('ish:grade2', 'severe', 100)],
  }),
];

type Side = 'systolic' | 'diastolic';

/** Bands of both numbers for the same people. */
const both = (
  population: Population,
  bands: Readonly<Partial<Record<Side, readonly Band[]>>>,
  origin: Pick<Range, 'source' | 'status'>,
): readonly Range[] =>
  (['systolic', 'diastolic'] as const).flatMap((side) => {
    const own = bands[side];
    return own ? [triage({ ...pressure, measure: side, population, bands: own, ...origin })] : [];
  });

/** Same as ISH grade 2; the limit stays if a lab's or programme's range replaces that. */
const adults: readonly Range[] = both(
  ADULT,
  {
    systolic: [
      low('pressure:low', 'critical', 91),
      high('ish:grade2', 'severe', 160, 180),
      high('pressure:dangerous', 'critical', 180),
    ],
    diastolic: [high('ish:grade2', 'severe', 100, 110), high('pressure:dangerous', 'critical', 110)],
  },
  { source: 'ISH 2020 and NEWS2 of the Royal College of Physicians', ...SOURCED },
);

/** Any age. The effect of a second reading, the week and warning signs on `ob:high` is decided elsewhere. */
const maternity = both(
  { maternal: MATERNITY },
  {
    systolic: [
      high('ob:high', 'severe', 140, 160),
      high('ob:severe', 'critical', 160),
      low('ob:low', 'critical', 90),
    ],
    diastolic: [high('ob:high', 'severe', 90, 110), high('ob:severe', 'critical', 110)],
  },
  { source: 'NICE NG133, ISSHP and the Maternal Early Warning Criteria (2014)', ...SOURCED },
);

const CHILD_SOURCE = {
  source: 'AAP 2017 and PALS, simplified to fixed numbers; a clinician must confirm them',
  ...TO_CONFIRM,
};

const children: readonly Range[] = [
  ...both(
    { months: years(13, 18) },
    {
      systolic: [
        high('child-pressure:raised', 'moderate', 130, 140),
        high('child-pressure:high', 'severe', 140, 160),
        high('child-pressure:dangerous', 'critical', 160),
      ],
      diastolic: [
        high('child-pressure:raised', 'moderate', 80, 90),
        high('child-pressure:high', 'severe', 90, 100),
        high('child-pressure:dangerous', 'critical', 100),
      ],
    },
    CHILD_SOURCE,
  ),
  ...both(
    { months: years(1, 13) },
    {
      systolic: [
        high('child-pressure:high', 'severe', 140, 150),
        high('child-pressure:dangerous', 'critical', 150),
      ],
      diastolic: [
        high('child-pressure:high', 'severe', 90, 100),
        high('child-pressure:dangerous', 'critical', 100),
      ],
    },
    CHILD_SOURCE,
  ),
  // 70 plus twice the years up to ten; 90 from then on.
  ...Array.from({ length: 10 }, (_, index) => index + 1).flatMap((age) =>
    both(
      { months: years(age, age + 1) },
      { systolic: [low('child-pressure:low', 'critical', 70 + 2 * age)] },
      CHILD_SOURCE,
    ),
  ),
  ...both({ months: years(11, 18) }, { systolic: [low('child-pressure:low', 'critical', 90)] }, CHILD_SOURCE),
  ...both(
    { months: [0, 12] },
    {
      systolic: [
        high('child-pressure:high', 'severe', 115, 150),
        high('child-pressure:dangerous', 'critical', 150),
      ],
      // No source has a row for them, so the limits of older children apply.
      diastolic: [
        high('child-pressure:high', 'severe', 90, 100),
        high('child-pressure:dangerous', 'critical', 100),
      ],
    },
    CHILD_SOURCE,
  ),
  ...both(
    { months: [0, 12], days: [28, 400] },
    { systolic: [low('child-pressure:low', 'critical', 70)] },
    CHILD_SOURCE,
  ),
  ...both({ days: [0, 28] }, { systolic: [low('child-pressure:low', 'critical', 60)] }, CHILD_SOURCE),
];

const below = (least: number, from?: number): Band => low('pressure:below-reference', 'mild', least, from);

/** Lower bounds, which hypertension classes lack. */
const LOWER_BOUNDS: readonly Range[] = [
  // Under 18, a systolic of 90 is not an emergency yet.
  ...(
    [
      [years(18), 91],
      [years(16, 18), 90],
    ] as const
  ).map(([months, from]) =>
    reference({
      ...pressure,
      measure: 'systolic',
      population: { months },
      bands: [below(101, from)],
      source: 'NEWS2 of the Royal College of Physicians (2017): 2 points for 91 to 100',
      ...SOURCED,
    }),
  ),
  reference({
    ...pressure,
    measure: 'diastolic',
    population: { months: years(13) },
    bands: [below(60)],
    source: 'NHLBI: low is under 90/60',
    ...SOURCED,
  }),
  reference({
    ...pressure,
    measure: 'systolic',
    population: { maternal: MATERNITY },
    bands: [below(101, 90)],
    interval: { least: 101, greatest: 129 },
    source: 'MEOWS from 101, ISH under 130; a clinician must confirm it',
  }),
  reference({
    ...pressure,
    measure: 'diastolic',
    population: { maternal: MATERNITY },
    bands: [below(50)],
    interval: { least: 50, greatest: 84 },
    source: 'From 50, and ISH under 85; a clinician must confirm it',
  }),
];

/**
 * AAP 2017, table 6: values from which a child’s pressure needs further evaluation (90th centile at the 5th centile of
 * height). By year from 1 to 12: systolic and diastolic for boys, then girls.
 */
const AAP_SCREENING: readonly (readonly [number, number, number, number])[] = [
  [98, 52, 98, 54],
  [100, 55, 101, 58],
  [101, 58, 102, 60],
  [102, 60, 103, 62],
  [103, 63, 104, 64],
  [105, 66, 105, 67],
  [106, 68, 106, 68],
  [107, 69, 107, 69],
  [107, 70, 108, 71],
  [108, 72, 109, 72],
  [110, 74, 111, 74],
  [113, 75, 114, 75],
];

/** Lowest diastolic of PALS, by year of age. */
const MIN_DIASTOLIC = [
  [10, 60],
  [6, 57],
  [3, 46],
  [0, 42],
] as const;

const AAP = { source: 'AAP 2017, table 6, and PALS; a clinician must confirm them' };
const elevated = (from: number): Band => high('child-pressure:elevated', 'mild', from);

const ofChild = (sex: 'male' | 'female', age: number, upper: number, lower: number): readonly Range[] => {
  const population = { sex, months: years(age, age + 1) };
  const least = MIN_DIASTOLIC.find(([from]) => age >= from)?.[1] ?? 0;
  return [
    reference({
      ...pressure,
      ...AAP,
      measure: 'systolic',
      population,
      bands: [elevated(upper)],
      interval: { least: Math.min(90, 70 + 2 * age), greatest: upper - 1 },
    }),
    reference({
      ...pressure,
      ...AAP,
      measure: 'diastolic',
      population,
      bands: [below(least), elevated(lower)],
    }),
  ];
};

const ofInfant = (days: readonly [number, number], upper: Interval, lower: Interval): readonly Range[] =>
  (
    [
      ['systolic', upper],
      ['diastolic', lower],
    ] as const
  ).map(([measure, { least = 0, greatest = 0 }]) =>
    reference({
      ...pressure,
      measure,
      population: { days, months: [0, 12] },
      bands: [below(least), elevated(greatest + 1)],
      source: 'PALS; a clinician must confirm it',
    }),
  );

const CHILD_REFERENCES: readonly Range[] = [
  ...ofInfant([0, 28], { least: 67, greatest: 84 }, { least: 35, greatest: 53 }),
  ...ofInfant([28, 400], { least: 72, greatest: 104 }, { least: 37, greatest: 56 }),
  ...AAP_SCREENING.flatMap(([boyUpper, boyLower, girlUpper, girlLower], index) => [
    ...ofChild('male', index + 1, boyUpper, boyLower),
    ...ofChild('female', index + 1, girlUpper, girlLower),
  ]),
  reference({
    ...pressure,
    ...AAP,
    measure: 'systolic',
    population: { months: years(13, 18) },
    bands: [elevated(120)],
    interval: { least: 90, greatest: 119 },
  }),
  reference({
    ...pressure,
    ...AAP,
    measure: 'diastolic',
    population: { months: years(13, 18) },
    bands: [elevated(80)],
  }),
];

const PRESSURE_LIMITS: readonly Range[] = [...adults, ...maternity, ...children];

const pressureRules: MeasureRules = {
  classes: ({ bloodPressure }) =>
    bloodPressure === 'ish'
      ? beside(ISH, LOWER_BOUNDS, CHILD_REFERENCES)
      : beside(AHA, LOWER_BOUNDS, CHILD_REFERENCES),
  limits: [PRESSURE_LIMITS],
};

export const PRESSURE_RULES = { systolic: pressureRules, diastolic: pressureRules } satisfies RulesByMeasure;
