import {
  ADULT,
  type Band,
  type GlucoseSituation,
  high,
  low,
  MATERNAL_STATES,
  over,
  type Population,
  PREGNANT,
  type Range,
  rangesOf,
} from '../range.ts';

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

/** Somebody who is not treated for diabetes: these bands are of diagnosis. */
const untreated = (situations: readonly GlucoseSituation[]): Population => ({
  ...ADULT,
  treated: false,
  situations,
});

/** The cut-offs of both units side by side, as the rule prints them: a value goes by those of its own unit. */
const both = (population: Population, mg: readonly Band[], mmol: readonly Band[]): readonly Range[] => [
  ada({ ...MG, population, bands: mg }),
  ada({ ...MMOL, population, bands: mmol }),
];

const random = untreated(['random']);

/** A value after a meal is never impaired tolerance: that word belongs to the 75 g test. */
export const ADA_DIAGNOSIS: readonly Range[] = [
  ...both(
    untreated(['fasting', 'tolerance-0h']),
    [high('ada:prediabetes', 'mild', 100, 126), high('ada:diabetes-range', 'moderate', 126)],
    [high('ada:prediabetes', 'mild', 5.6, 7), high('ada:diabetes-range', 'moderate', 7)],
  ),
  ...both(
    untreated(['tolerance-2h']),
    [high('ada:igt', 'mild', 140, 200), high('ada:diabetes-range', 'moderate', 200)],
    [high('ada:igt', 'mild', 7.8, 11.1), high('ada:diabetes-range', 'moderate', 11.1)],
  ),
  ...both(
    { ...random, symptoms: true },
    [high('ada:diabetes-range', 'moderate', 200)],
    [high('ada:diabetes-range', 'moderate', 11.1)],
  ),
  ...both(
    { ...random, symptoms: false },
    [high('ada:confirm', 'moderate', 200)],
    [high('ada:confirm', 'moderate', 11.1)],
  ),
];

/** Treated or not, and in pregnancy: too little sugar is dangerous to all of them alike. */
export const ADA_LOW: readonly Range[] = both(
  { ...ADULT, maternal: MATERNAL_STATES },
  [low('ada:low-level2', 'critical', 54), low('ada:low-level1', 'severe', 70, 54)],
  [low('ada:low-level2', 'critical', 3), low('ada:low-level1', 'severe', 3.9, 3)],
);

const goal = rangesOf({
  ...glucose,
  ...MG,
  scheme: 'goal',
  version: '2025',
  source: 'ADA Standards of Care in Diabetes, glycaemic goals',
  status: 'sourced',
});

export const GLUCOSE_GOALS: readonly Range[] = [
  goal({
    population: { ...ADULT, treated: true, situations: ['fasting', 'before-meal'] },
    bands: [low('goal:below', 'mild', 80), over('goal:above', 'mild', 130)],
  }),
  // The goal after a meal is for the day's peak, so a value over it is over it at any time.
  goal({
    population: {
      ...ADULT,
      treated: true,
      situations: ['after-meal', 'after-meal-1h', 'after-meal-2h', 'random'],
    },
    bands: [high('goal:above', 'mild', 180)],
  }),
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

/** The test itself says which rule judges it: after a fast IADPSG, at any time of day DIPSI. */
export const GESTATIONAL_DIABETES: readonly Range[] = [
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
  {
    ...glucose,
    ...MG,
    scheme: 'dipsi',
    version: '2018',
    population: inPregnancy(['random']),
    bands: [high('dipsi:overt', 'moderate', 200)],
    source: 'General knowledge, not confirmed clinically',
    status: 'unverified',
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

export const PREGNANCY_GOALS: readonly Range[] = [
  pregnancyGoal({
    population: withDiabetes(['fasting', 'tolerance-0h']),
    bands: [high('gdm-goal:above', 'moderate', 95)],
  }),
  // Where the hour is not known, the later hour's goal could be wrong: the first hour's is passed either way.
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
const diagnosis = { ...ADULT, treated: false } as const;
const treated = { ...ADULT, treated: true } as const;

/** The two units have cut-offs of their own. */
export const HBA1C: readonly Range[] = [
  ada({
    ...PERCENT,
    population: diagnosis,
    bands: [high('ada:prediabetes', 'mild', 5.7, 6.5), high('ada:diabetes-range', 'moderate', 6.5)],
  }),
  ada({
    ...IFCC,
    population: diagnosis,
    bands: [high('ada:prediabetes', 'mild', 39, 48), high('ada:diabetes-range', 'moderate', 48)],
  }),
  goal({ ...PERCENT, population: treated, bands: [high('goal:above', 'mild', 7)] }),
  goal({ ...IFCC, population: treated, bands: [high('goal:above', 'mild', 53)] }),
  pregnancyGoal({
    ...PERCENT,
    population: { maternal: PREGNANT, diabetesInPregnancy: true },
    bands: [high('gdm-goal:above', 'moderate', 6)],
  }),
];
