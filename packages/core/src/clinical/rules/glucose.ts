import type { Symptom } from '#observations';
import { glucoseGoals, hba1cGoals } from '../goals.ts';
import {
  type Band,
  type GlucoseSituation,
  high,
  type Interval,
  low,
  MATERNAL_STATES,
  NEWBORN,
  NOT_PREGNANT,
  over,
  PAST_NEWBORN,
  type Population,
  PREGNANT,
  type Range,
  rangesOf,
  years,
} from '../range.ts';
import { beside, NO_RULE, type RulesByMeasure } from './measure-rules.ts';
import { reference } from './reference.ts';
import { SOURCED, TO_CONFIRM, triage } from './triage.ts';

const MG = { unit: 'mg/dL', decimals: 0 } as const;
const MMOL = { unit: 'mmol/L', decimals: 1 } as const;
const glucose = { measure: 'glucose', specimen: 'plasma or capillary blood' } as const;

const ada = rangesOf({
  ...glucose,
  scheme: 'ada',
  version: '2025',
  source: 'ADA Standards of Care in Diabetes',
  status: 'sourced',
});

/** People without known diabetes: these are bands of diagnosis. */
const undiagnosed = (situations: readonly GlucoseSituation[]): Population => ({
  ...NOT_PREGNANT,
  diabetes: false,
  situations,
});

/** An interval or none: without one, the bands are not a reference. */
type Spans = readonly [mg: Interval, mmol: Interval] | undefined;

/** Cut-offs in both units as published; a value uses those of its own unit. */
const both = (
  population: Population,
  mg: readonly Band[],
  mmol: readonly Band[],
  spans?: Spans,
): readonly Range[] => {
  const use = spans ? 'reference' : 'triage';
  return [
    ada({ ...MG, use, population, bands: mg, ...(spans && { interval: spans[0] }) }),
    ada({ ...MMOL, use, population, bands: mmol, ...(spans && { interval: spans[1] }) }),
  ];
};

const random = undiagnosed(['random']);

/**
 * There is no reference after a meal and at random: no class starts below 200, but 150 is not usual. Impaired
 * tolerance only exists in the 75 g test.
 */
const ADA_DIAGNOSIS: readonly Range[] = [
  ...both(
    undiagnosed(['fasting', 'tolerance-0h']),
    [high('ada:prediabetes', 'mild', 100, 126), high('ada:diabetes-range', 'moderate', 126)],
    [high('ada:prediabetes', 'mild', 5.6, 7), high('ada:diabetes-range', 'moderate', 7)],
    [
      { least: 70, greatest: 99 },
      { least: 3.9, greatest: 5.5 },
    ],
  ),
  ...both(
    undiagnosed(['tolerance-2h']),
    [high('ada:igt', 'mild', 140, 200), high('ada:diabetes-range', 'moderate', 200)],
    [high('ada:igt', 'mild', 7.8, 11.1), high('ada:diabetes-range', 'moderate', 11.1)],
    [
      { least: 70, greatest: 139 },
      { least: 3.9, greatest: 7.7 },
    ],
  ),
  ...both(
    { ...random, symptoms: ['thirst', 'frequent-urination', 'weight-loss'] },
    [high('ada:diabetes-range', 'moderate', 200)],
    [high('ada:diabetes-range', 'moderate', 11.1)],
  ),
  ...both(random, [high('ada:confirm', 'moderate', 200)], [high('ada:confirm', 'moderate', 11.1)]),
];

/** Before a meal without eight hours of fasting: no class of diagnosis, but the usual range of fasting applies. */
const BEFORE_MEAL: readonly Range[] = [
  { ...glucose, ...MG, least: 70, greatest: 99 },
  { ...glucose, ...MMOL, least: 3.9, greatest: 5.5 },
].map(({ least, greatest, ...own }) =>
  reference({
    ...own,
    population: undiagnosed(['before-meal']),
    bands: [over('reference:high', 'mild', greatest)],
    interval: { least, greatest },
    source: 'ADA, the usual value before a meal without diabetes; a clinician must confirm it',
  }),
);

/** Low sugar is equally dangerous with and without diabetes or pregnancy. */
const ADA_LOW: readonly Range[] = both(
  { ...PAST_NEWBORN, maternal: MATERNAL_STATES },
  [low('ada:low-level2', 'critical', 54), low('ada:low-level1', 'moderate', 70, 54)],
  [low('ada:low-level2', 'critical', 3), low('ada:low-level1', 'moderate', 3.9, 3)],
);

const sugar = (
  population: Population,
  bands: readonly Band[],
  source: Pick<Range, 'source' | 'status'>,
  interval?: Interval,
): Range =>
  triage({
    ...glucose,
    ...MG,
    population,
    bands,
    ...source,
    ...(interval && { use: 'reference', interval }),
  });

const HEARTS = {
  source: 'WHO HEARTS-D annex 3, ADA/EASD 2024 on hyperglycaemic crises, NICE NG18',
  ...SOURCED,
};
const NHM = { source: 'WHO 2013 and NHM 2018 on diabetes in pregnancy', ...SOURCED };
const NEONATAL = { source: 'BAPM and WHO on newborns; a clinician must confirm it', ...TO_CONFIRM };

/** Signs that make a high glucose an emergency (ADA/EASD 2024). */
const CRISIS_SIGNS: readonly Symptom[] = ['vomiting', 'drowsiness', 'fast-breathing', 'ketones'];

const pregnant = (situations: readonly GlucoseSituation[]): Population => ({
  maternal: PREGNANT,
  situations,
});
const NOT_FASTING: readonly GlucoseSituation[] = [
  'random',
  'before-meal',
  'after-meal',
  'after-meal-1h',
  'after-meal-2h',
  'tolerance-1h',
  'tolerance-2h',
  'challenge-2h',
  'challenge-other',
];
const ANY_SUGAR = { ...PAST_NEWBORN, maternal: MATERNAL_STATES } as const;

/** Limits for the same day or at once, for any meal and person. */
const GLUCOSE_LIMITS: readonly Range[] = [
  sugar(
    { ...ANY_SUGAR, symptoms: CRISIS_SIGNS },
    [high('sugar:dangerous-with-signs', 'critical', 250)],
    HEARTS,
  ),
  sugar(
    ANY_SUGAR,
    [
      high('sugar:high', 'mild', 200, 300),
      high('sugar:very-high', 'severe', 300, 400),
      high('sugar:dangerous', 'critical', 400),
    ],
    HEARTS,
  ),
  sugar({ ...ANY_SUGAR, months: years(0, 18) }, [high('child-sugar:high', 'severe', 200, 300)], HEARTS),
  sugar(
    pregnant(['fasting', 'tolerance-0h']),
    [high('pregnancy-sugar:high', 'mild', 92, 126), high('pregnancy-sugar:very-high', 'severe', 126, 300)],
    NHM,
    { least: 70, greatest: 91 },
  ),
  sugar(
    pregnant(['after-meal', 'after-meal-1h', 'after-meal-2h']),
    [high('pregnancy-sugar:high', 'mild', 140, 200)],
    NHM,
    { least: 70, greatest: 139 },
  ),
  // The tests diagnose gestational diabetes; if it is already known, the value still exceeds the limit.
  sugar(pregnant(['tolerance-1h']), [high('pregnancy-sugar:high', 'mild', 180, 200)], NHM, {
    least: 70,
    greatest: 179,
  }),
  sugar(pregnant(['tolerance-2h']), [high('pregnancy-sugar:high', 'mild', 153, 200)], NHM, {
    least: 70,
    greatest: 152,
  }),
  sugar(pregnant(['challenge-2h']), [high('pregnancy-sugar:high', 'mild', 140, 200)], NHM, {
    least: 70,
    greatest: 139,
  }),
  sugar(pregnant(NOT_FASTING), [high('pregnancy-sugar:very-high', 'severe', 200, 300)], NHM),
  sugar({ maternal: PREGNANT }, [high('pregnancy-sugar:dangerous', 'critical', 300)], NHM),
  sugar(
    NEWBORN,
    [
      low('newborn-sugar:dangerously-low', 'critical', 45),
      low('newborn-sugar:low', 'moderate', 60, 45),
      high('newborn-sugar:high', 'severe', 200, 250),
      high('newborn-sugar:dangerously-high', 'critical', 250),
    ],
    NEONATAL,
  ),
];

const iadpsg = rangesOf({
  ...glucose,
  ...MG,
  scheme: 'iadpsg',
  version: '2010',
  source: 'IADPSG consensus panel, 75 g test after a fast',
  status: 'sourced',
});

const inPregnancy = (situations: readonly GlucoseSituation[]): Population => ({
  maternal: PREGNANT,
  diabetesInPregnancy: false,
  situations,
});

/** The test decides the rule: IADPSG after fasting, DIPSI at any time of day. */
const GESTATIONAL_DIABETES: readonly Range[] = [
  iadpsg({ population: inPregnancy(['tolerance-0h']), bands: [high('iadpsg:gdm', 'moderate', 92)] }),
  iadpsg({ population: inPregnancy(['tolerance-1h']), bands: [high('iadpsg:gdm', 'moderate', 180)] }),
  iadpsg({ population: inPregnancy(['tolerance-2h']), bands: [high('iadpsg:gdm', 'moderate', 153)] }),
  {
    ...glucose,
    ...MG,
    scheme: 'dipsi',
    version: '2018',
    population: inPregnancy(['challenge-2h']),
    bands: [high('dipsi:gdm', 'moderate', 140)],
    source: 'DIPSI single test, 75 g at any time of day',
    status: 'sourced',
  },
];

const pregnancyGoal = rangesOf({
  ...glucose,
  ...MG,
  scheme: 'gdm-goal',
  version: '2018',
  source: 'Glucose goals in pregnancy',
  status: 'sourced',
});

const withDiabetes = (situations: readonly GlucoseSituation[]): Population => ({
  maternal: PREGNANT,
  diabetesInPregnancy: true,
  situations,
});

const PREGNANCY_GOALS: readonly Range[] = [
  // Wider than her goal before a meal, so it makes nothing "in range".
  pregnancyGoal({
    use: 'triage',
    population: withDiabetes(['before-meal']),
    bands: [over('gdm-goal:above', 'moderate', 130)],
  }),
  pregnancyGoal({
    use: 'triage',
    population: withDiabetes(['random']),
    bands: [over('gdm-goal:above', 'moderate', 180)],
  }),
  pregnancyGoal({
    population: withDiabetes(['fasting', 'tolerance-0h']),
    bands: [high('gdm-goal:above', 'moderate', 95)],
  }),
  // Without the hour, the later goal may be wrong, but the first hour's is exceeded either way.
  pregnancyGoal({
    population: withDiabetes(['after-meal', 'after-meal-1h']),
    bands: [high('gdm-goal:above', 'moderate', 140)],
  }),
  pregnancyGoal({
    population: withDiabetes(['after-meal-2h']),
    bands: [high('gdm-goal:above', 'moderate', 120)],
  }),
];

const hba1c = { measure: 'hba1c', specimen: 'whole blood' } as const;
const PERCENT = { ...hba1c, unit: '%', decimals: 1 } as const;
const IFCC = { ...hba1c, unit: 'mmol/mol', decimals: 0 } as const;
const diagnosis = { maternal: MATERNAL_STATES, diabetes: false } as const;
const HBA1C_LIMIT = { source: 'ADA Standards of Care in Diabetes', ...SOURCED };

/** Each unit has its own cut-offs. */
const HBA1C: readonly Range[] = [
  ada({
    ...PERCENT,
    population: diagnosis,
    bands: [
      low('reference:low', 'mild', 4),
      high('ada:prediabetes', 'mild', 5.7, 6.5),
      high('ada:diabetes-range', 'moderate', 6.5),
    ],
  }),
  ada({
    ...IFCC,
    population: diagnosis,
    bands: [
      low('reference:low', 'mild', 20),
      high('ada:prediabetes', 'mild', 39, 48),
      high('ada:diabetes-range', 'moderate', 48),
    ],
  }),
  pregnancyGoal({
    ...PERCENT,
    population: { maternal: PREGNANT, diabetesInPregnancy: true },
    bands: [high('gdm-goal:above', 'moderate', 6)],
  }),
];

const HBA1C_LIMITS: readonly Range[] = [
  triage({
    ...PERCENT,
    ...HBA1C_LIMIT,
    population: { maternal: MATERNAL_STATES },
    bands: [high('hba1c:very-high', 'severe', 10, 14), high('hba1c:dangerous', 'critical', 14)],
  }),
  triage({
    ...IFCC,
    ...HBA1C_LIMIT,
    population: { maternal: MATERNAL_STATES },
    bands: [high('hba1c:very-high', 'severe', 86, 130), high('hba1c:dangerous', 'critical', 130)],
  }),
  triage({
    ...PERCENT,
    ...HBA1C_LIMIT,
    population: { maternal: PREGNANT },
    bands: [high('pregnancy-hba1c:high', 'severe', 6.5, 14)],
  }),
  triage({
    ...IFCC,
    ...HBA1C_LIMIT,
    population: { maternal: PREGNANT },
    bands: [high('pregnancy-hba1c:high', 'severe', 48, 130)],
  }),
];

export const GLUCOSE_RULES = {
  glucose: {
    classes: ({ goals }) =>
      beside(glucoseGoals(goals), PREGNANCY_GOALS, ADA_DIAGNOSIS, BEFORE_MEAL, GESTATIONAL_DIABETES),
    // The low ones are published in two units and the high ones in one, so each list has its own unit.
    limits: [ADA_LOW, GLUCOSE_LIMITS],
  },
  hours: NO_RULE,
  hba1c: { classes: ({ goals }) => beside([...HBA1C, ...hba1cGoals(goals)]), limits: [HBA1C_LIMITS] },
} satisfies RulesByMeasure;
