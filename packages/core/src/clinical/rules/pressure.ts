import {
  ADULT,
  type Band,
  high,
  low,
  MATERNITY,
  type Population,
  type Range,
  rangesOf,
  years,
} from '../range.ts';
import { beside, type MeasureRules, type RulesByMeasure } from './measure-rules.ts';
import { REFERENCE, SOURCED, TO_CONFIRM, triage } from './triage.ts';

const pressure = { unit: 'mm[Hg]', decimals: 0 } as const;

const aha = rangesOf({
  ...pressure,
  scheme: 'aha',
  version: '2025',
  population: ADULT,
  source: 'AHA/ACC guideline 2017 and 2025',
  status: 'sourced',
});

/** The higher class of the two numbers wins. */
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
const ISH: readonly Range[] = [
  ish({
    measure: 'systolic',
    bands: [
      high('ish:high-normal', 'mild', 130, 140),
      high('ish:grade1', 'moderate', 140, 160),
      high('ish:grade2', 'severe', 160),
    ],
  }),
  ish({
    measure: 'diastolic',
    bands: [
      high('ish:high-normal', 'mild', 85, 90),
      high('ish:grade1', 'moderate', 90, 100),
      high('ish:grade2', 'severe', 100),
    ],
  }),
];

type Side = 'systolic' | 'diastolic';

/** The bands of both numbers for the same people. */
const both = (
  population: Population,
  bands: Readonly<Partial<Record<Side, readonly Band[]>>>,
  origin: Pick<Range, 'source' | 'status' | 'use'>,
): readonly Range[] =>
  (['systolic', 'diastolic'] as const).flatMap((side) => {
    const own = bands[side];
    return own ? [triage({ ...pressure, measure: side, population, bands: own, ...origin })] : [];
  });

/** Grade 2 of ISH says the same; the limit stays where a range of a laboratory or programme takes its place. */
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

/** Of any age. What a second reading, the week and a warning sign make of `ob:high` is decided beside the ranges. */
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

/** Low for a grown-up without being an emergency: NEWS2 gives two points to a systolic of 91 to 100. */
const LOW_IN_ADULTS: readonly Range[] = [
  ...both(
    ADULT,
    { systolic: [low('reference:low', 'mild', 101, 91)] },
    { source: 'NEWS2 of the Royal College of Physicians (2017)', ...SOURCED, ...REFERENCE },
  ),
  ...both(
    ADULT,
    { diastolic: [low('reference:low', 'mild', 60)] },
    { source: 'Low blood pressure is under 90/60; a clinician must confirm it', ...TO_CONFIRM, ...REFERENCE },
  ),
];

/** From the first to the twelfth year of age: systolic and diastolic of boys, then of girls (AAP 2017, table 6). */
const SCREENING: readonly (readonly [number, number, number, number])[] = [
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

const AAP = { source: 'AAP 2017, screening values of blood pressure by age', ...SOURCED, ...REFERENCE };
const raised = (from: number): readonly Band[] => [high('child-pressure:raised', 'mild', from)];

const CHILD_REFERENCES: readonly Range[] = [
  ...SCREENING.flatMap(([boySystolic, boyDiastolic, girlSystolic, girlDiastolic], index) => {
    const months = years(index + 1, index + 2);
    return [
      ...both(
        { months, sex: 'male' },
        { systolic: raised(boySystolic), diastolic: raised(boyDiastolic) },
        AAP,
      ),
      ...both(
        { months, sex: 'female' },
        { systolic: raised(girlSystolic), diastolic: raised(girlDiastolic) },
        AAP,
      ),
    ];
  }),
  ...both({ months: years(13, 18) }, { systolic: raised(120), diastolic: raised(80) }, AAP),
];

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
  // 70 and twice the years up to ten; 90 from then on.
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
      systolic: [high('child-pressure:high', 'severe', 115)],
      diastolic: [high('child-pressure:dangerous', 'critical', 112)],
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

const PRESSURE_LIMITS: readonly Range[] = [...adults, ...maternity, ...children];

const pressureRules: MeasureRules = {
  classes: ({ bloodPressure }) => beside(bloodPressure === 'ish' ? ISH : AHA),
  limits: [PRESSURE_LIMITS, LOW_IN_ADULTS, CHILD_REFERENCES],
};

export const PRESSURE_RULES = { systolic: pressureRules, diastolic: pressureRules } satisfies RulesByMeasure;
