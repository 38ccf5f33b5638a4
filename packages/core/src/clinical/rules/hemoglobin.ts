import type { FlagCode } from '#observations';
import {
  ANY_STATE,
  type Band,
  high,
  low,
  MATERNITY,
  NEWBORN,
  PAST_NEWBORN,
  PREGNANT,
  type Range,
  rangesOf,
  type SourceStatus,
  years,
} from '../range.ts';
import { beside, type RulesByMeasure } from './measure-rules.ts';
import { byAge } from './reference.ts';
import { SOURCED, TO_CONFIRM, triage } from './triage.ts';

type Scheme = 'who24' | 'amb';
const code = (scheme: Scheme, grade: 'mild' | 'moderate' | 'severe'): FlagCode => `${scheme}:${grade}`;

/** Returns anaemia bands: below `cut`, moderate below `moderate`, severe below `severe`, in g/dL. */
const anaemia = (
  scheme: Scheme,
  cut: number,
  moderate: number,
  severe: number,
  grades?: SourceStatus,
): readonly Band[] => [
  low(code(scheme, 'severe'), 'severe', severe),
  low(code(scheme, 'moderate'), 'moderate', moderate, severe, grades),
  low(code(scheme, 'mild'), 'mild', cut, moderate, grades),
];

const blood = { measure: 'hemoglobin', unit: 'g/dL', decimals: 1, specimen: 'blood' } as const;
const who = rangesOf({
  ...blood,
  scheme: 'who24',
  version: '2024',
  source: 'WHO cut-offs 2024 with the severity bands of WHO 2011',
  status: 'sourced',
});
const amb = rangesOf({
  ...blood,
  scheme: 'amb',
  version: '2018',
  source: 'Anemia Mukt Bharat, which keeps the WHO cut-offs of 2011',
  status: 'sourced',
});

const afterBirth = {
  population: { maternal: ['after-birth'] },
  source: 'The cut-off for women in the six weeks after birth, not confirmed clinically',
  status: 'unverified',
} as const;

/** There is no cut-off under six months. */
const HEMOGLOBIN_WHO_2024: readonly Range[] = [
  // For this age and the second trimester, mild and moderate are only distinguished by interpolation.
  who({ population: { months: [6, 24] }, bands: anaemia('who24', 10.5, 9.5, 7, 'unverified') }),
  who({ population: { months: years(2, 5) }, bands: anaemia('who24', 11, 10, 7) }),
  who({ population: { months: years(5, 12) }, bands: anaemia('who24', 11.5, 11, 8) }),
  who({ population: { months: years(12, 15) }, bands: anaemia('who24', 12, 11, 8) }),
  who({ population: { months: years(15), sex: 'female' }, bands: anaemia('who24', 12, 11, 8) }),
  who({ population: { months: years(15), sex: 'male' }, bands: anaemia('who24', 13, 11, 8) }),
  who({ population: { maternal: ['trimester1', 'trimester3'] }, bands: anaemia('who24', 11, 10, 7) }),
  who({
    population: { maternal: ['trimester2'] },
    bands: anaemia('who24', 10.5, 9.5, 7, 'unverified'),
  }),
  who({ ...afterBirth, bands: anaemia('who24', 12, 11, 8) }),
];

/** India's differences; for everyone else the cut-offs of 2024 apply. */
const HEMOGLOBIN_INDIA: readonly Range[] = [
  amb({ population: { months: [6, 60] }, bands: anaemia('amb', 11, 10, 7) }),
  amb({ population: { maternal: PREGNANT }, bands: anaemia('amb', 11, 10, 7) }),
];

const GROWN = [180, Number.POSITIVE_INFINITY] as const;
const upTo = (source: string) => ({ measure: 'hemoglobin', unit: 'g/dL', decimals: 1, source }) as const;

/** Upper bounds, which anaemia cut-offs lack. */
const UPPER_BOUNDS: readonly Range[] = [
  ...byAge(upTo('Dacie and Lewis, Practical Haematology; a clinician must confirm it'), [
    [6, 72, undefined, 14],
    [72, 144, undefined, 15.5],
    [144, 180, undefined, 16],
  ]),
  ...byAge(upTo('WHO 2016 on polycythaemia'), [[...GROWN, undefined, 16.5]], { sex: 'male' }),
  ...byAge(upTo('WHO 2016 on polycythaemia'), [[...GROWN, undefined, 16]], {
    sex: 'female',
    maternal: ['none', 'after-birth'],
  }),
  ...([13.9, 14.8, 15] as const).flatMap((greatest, index) =>
    byAge(
      upTo('Abbassi-Ghanavati et al., Obstetrics and Gynecology 2009; a clinician must confirm it'),
      [[0, Number.POSITIVE_INFINITY, undefined, greatest]],
      { maternal: PREGNANT.slice(index, index + 1) },
    ),
  ),
];

const LIMIT = { source: 'Anemia Mukt Bharat and the National Iron Plus Initiative', ...SOURCED };

/** Limits of hemoglobin for the same day or at once, pregnant or not. */
const HEMOGLOBIN_LIMITS: readonly Range[] = [
  triage({
    ...blood,
    ...LIMIT,
    population: { ...ANY_STATE, months: years(5) },
    bands: [low('hemoglobin:very-low', 'severe', 8, 5)],
  }),
  triage({
    ...blood,
    ...LIMIT,
    population: { ...PAST_NEWBORN, months: years(0, 5) },
    bands: [low('hemoglobin:very-low', 'severe', 7, 5)],
  }),
  triage({
    ...blood,
    ...LIMIT,
    population: { ...ANY_STATE, ...PAST_NEWBORN },
    bands: [
      low('hemoglobin:dangerous', 'critical', 5),
      high('hemoglobin:high', 'mild', 18.5, 20),
      high('hemoglobin:very-high', 'severe', 20),
    ],
  }),
  triage({
    ...blood,
    ...LIMIT,
    population: { maternal: MATERNITY },
    bands: [low('hemoglobin:dangerous', 'critical', 7)],
  }),
  triage({
    ...blood,
    source: 'WHO on newborns; a clinician must confirm it',
    ...TO_CONFIRM,
    use: 'reference',
    population: NEWBORN,
    bands: [
      low('hemoglobin:dangerous', 'critical', 8),
      low('hemoglobin:very-low', 'severe', 10.5, 8),
      low('hemoglobin:low', 'mild', 13, 10.5),
      high('hemoglobin:high', 'mild', 22),
    ],
  }),
];

export const HEMOGLOBIN_RULES = {
  hemoglobin: {
    classes: (scheme) =>
      scheme.hemoglobin === 'amb'
        ? [[HEMOGLOBIN_INDIA, HEMOGLOBIN_WHO_2024], [UPPER_BOUNDS]]
        : beside(HEMOGLOBIN_WHO_2024, UPPER_BOUNDS),
    limits: [HEMOGLOBIN_LIMITS],
  },
} satisfies RulesByMeasure;
