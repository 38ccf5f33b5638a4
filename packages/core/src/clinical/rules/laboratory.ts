import { type Measure, URINE_DIPSTICK, type UrineDipstick } from '#observations';
import {
  ADULT,
  ANY_STATE,
  type Band,
  high,
  low,
  MATERNITY,
  NEWBORN,
  noted,
  over,
  PAST_NEWBORN,
  type Population,
  PREGNANT,
  type Range,
  rangesOf,
  years,
} from '../range.ts';
import { beside, type MeasureRules, NO_RULE, type RulesByMeasure } from './measure-rules.ts';
import { REFERENCE, SOURCED, TO_CONFIRM, triage } from './triage.ts';

const NOT_CONFIRMED = {
  version: '1',
  source: 'General knowledge, bound to the assay, not confirmed clinically',
  status: 'unverified',
} as const;

const atp = rangesOf({
  scheme: 'atp',
  version: 'III',
  unit: 'mg/dL',
  decimals: 0,
  population: ADULT,
  source: 'Adult Treatment Panel III, as the American Heart Association prints it',
  status: 'sourced',
});

const GOOD_HDL = noted('atp:protective', 60);

const ATP: readonly Range[] = [
  atp({
    measure: 'totalCholesterol',
    bands: [high('atp:borderline', 'mild', 200, 240), high('atp:high', 'moderate', 240)],
  }),
  atp({
    measure: 'ldl',
    bands: [
      high('atp:near-optimal', 'info', 100, 130),
      high('atp:borderline', 'mild', 130, 160),
      high('atp:high', 'moderate', 160, 190),
      high('atp:very-high', 'severe', 190),
    ],
  }),
  atp({
    measure: 'hdl',
    population: { ...ADULT, sex: 'male' },
    bands: [low('atp:low', 'mild', 40), GOOD_HDL],
  }),
  atp({
    measure: 'hdl',
    population: { ...ADULT, sex: 'female' },
    bands: [low('atp:low', 'mild', 50), GOOD_HDL],
  }),
  atp({
    measure: 'triglycerides',
    bands: [
      high('atp:borderline', 'mild', 150, 200),
      high('atp:high', 'moderate', 200, 500),
      high('atp:very-high', 'severe', 500),
    ],
  }),
];

const tsh = { measure: 'tsh', unit: 'm[IU]/L', decimals: 2 } as const;
const ata = rangesOf({
  ...tsh,
  scheme: 'ata',
  version: '2025',
  source: 'American Thyroid Association, thyroid disease in pregnancy',
  status: 'sourced',
});

/** Where the laboratory prints a range of its own, that one goes first. */
const THYROID_STIMULATING: readonly Range[] = [
  {
    ...tsh,
    ...NOT_CONFIRMED,
    scheme: 'tsh',
    population: { ...PAST_NEWBORN, maternal: ['none', 'after-birth'] },
    bands: [low('tsh:low', 'mild', 0.4), over('tsh:high', 'mild', 4)],
  },
  ata({
    population: { maternal: ['trimester1', 'trimester2'] },
    bands: [low('ata:low', 'mild', 0.1), over('ata:high', 'mild', 4)],
  }),
  ata({
    ...NOT_CONFIRMED,
    population: { maternal: ['trimester3'] },
    bands: [low('ata:low', 'mild', 0.4), over('ata:high', 'mild', 4)],
  }),
];

const TSH_LIMIT = {
  ...tsh,
  source: 'American Thyroid Association; a clinician must confirm it',
  ...TO_CONFIRM,
};

const THYROID_LIMITS: readonly Range[] = [
  triage({ ...TSH_LIMIT, population: ANY_STATE, bands: [high('tsh:very-high', 'severe', 20)] }),
  triage({
    ...TSH_LIMIT,
    population: { maternal: PREGNANT },
    bands: [high('tsh:very-high', 'severe', 10)],
  }),
];

/** NHLBI's expert panel of 2011 on children from 2 to 17 years; the labels are those of the adults' panel. */
const nhlbi = rangesOf({
  scheme: 'nhlbi',
  version: '2011',
  unit: 'mg/dL',
  decimals: 0,
  source: 'NHLBI expert panel on cardiovascular health in children (2011)',
  status: 'sourced',
});
const SCHOOL_AGE: Population = { months: years(2, 18) };

const CHILD_LIPIDS: readonly Range[] = [
  nhlbi({
    measure: 'totalCholesterol',
    population: SCHOOL_AGE,
    bands: [high('atp:borderline', 'mild', 170, 200), high('atp:high', 'moderate', 200)],
  }),
  nhlbi({
    measure: 'ldl',
    population: SCHOOL_AGE,
    bands: [high('atp:borderline', 'mild', 110, 130), high('atp:high', 'moderate', 130)],
  }),
  nhlbi({ measure: 'hdl', population: SCHOOL_AGE, bands: [low('atp:low', 'mild', 40)] }),
  nhlbi({
    measure: 'triglycerides',
    population: { months: years(2, 10) },
    bands: [high('atp:borderline', 'mild', 75, 100), high('atp:high', 'moderate', 100)],
  }),
  nhlbi({
    measure: 'triglycerides',
    population: { months: years(10, 18) },
    bands: [high('atp:borderline', 'mild', 90, 130), high('atp:high', 'moderate', 130)],
  }),
];

/** With child too: the classes are not for her, the danger of pancreatitis is. */
const TRIGLYCERIDE_LIMITS: readonly Range[] = [
  triage({
    measure: 'triglycerides',
    unit: 'mg/dL',
    decimals: 0,
    population: { ...ANY_STATE, ...ADULT },
    bands: [
      high('triglycerides:very-high', 'severe', 500, 2000),
      high('triglycerides:dangerous', 'critical', 2000),
    ],
    source: 'European Society of Cardiology and ADA on pancreatitis',
    ...SOURCED,
  }),
  triage({
    measure: 'triglycerides',
    unit: 'mg/dL',
    decimals: 0,
    population: { ...ANY_STATE, months: years(0, 18) },
    bands: [
      high('triglycerides:very-high', 'severe', 1000, 2000),
      high('triglycerides:dangerous', 'critical', 2000),
    ],
    source:
      'European Society of Cardiology and ADA on pancreatitis; a clinician must confirm it for children',
    ...TO_CONFIRM,
  }),
];

const outside = (least: number, most: number): readonly Band[] => [
  low('reference:low', 'mild', least),
  over('reference:high', 'mild', most),
];

/** A plain reference: its least and its greatest value lie inside. */
const reference = (
  measure: Measure,
  unit: string,
  decimals: number,
  bands: readonly Band[],
  population: Population = ADULT,
): Range => ({ ...NOT_CONFIRMED, scheme: 'reference', measure, unit, decimals, population, bands });

const HORMONES: readonly Range[] = [
  reference('ft4', 'ng/dL', 1, outside(0.8, 1.8)),
  reference('t4', 'ug/dL', 1, outside(5, 12)),
  reference('ft3', 'pg/mL', 1, outside(2.3, 4.2)),
  reference('t3', 'ng/dL', 0, outside(80, 200)),
];

const man = { ...ADULT, sex: 'male' } as const;
const woman = { ...ADULT, sex: 'female' } as const;
const CREATININE_SOURCE = {
  source: 'Laboratory references for creatinine by sex',
  status: 'sourced',
} as const;

const above = (most: number): readonly Band[] => [over('reference:high', 'mild', most)];

const CREATININE: readonly Range[] = [
  { ...reference('creatinine', 'mg/dL', 2, above(1.3), man), ...CREATININE_SOURCE },
  { ...reference('creatinine', 'mg/dL', 2, above(1.1), woman), ...CREATININE_SOURCE },
];

/** The stages of kidney function: the last two are limits of triage. */
const FILTRATION: readonly Range[] = [
  {
    scheme: 'kdigo',
    version: '2024',
    measure: 'egfr',
    unit: 'mL/min/{1.73_m2}',
    decimals: 0,
    population: ADULT,
    // G1 and G2 alone are no kidney disease, and the rest is one only after three months.
    bands: [
      low('kdigo:G2', 'info', 90, 60),
      low('kdigo:G3a', 'mild', 60, 45),
      low('kdigo:G3b', 'moderate', 45, 30),
      low('kdigo:G4', 'severe', 30, 15),
      low('kdigo:G5', 'critical', 15),
    ],
    source: 'KDIGO guideline on chronic kidney disease',
    status: 'sourced',
  },
];

/** Laboratories report it to two decimals, and 1.12 is over 1.1. */
const creatinine = { measure: 'creatinine', unit: 'mg/dL', decimals: 2 } as const;
const KDIGO = { source: 'KDIGO guideline 2024 on chronic kidney disease', ...SOURCED };

const KIDNEY_LIMITS: readonly Range[] = [
  {
    scheme: 'ob',
    version: '2020',
    measure: 'creatinine',
    unit: 'mg/dL',
    decimals: 2,
    population: { maternal: MATERNITY },
    bands: [over('ob:organ-sign', 'severe', 1.1)],
    source: 'Obstetric guidelines on hypertension in pregnancy',
    status: 'sourced',
  },
  triage({
    ...creatinine,
    ...KDIGO,
    population: { ...ANY_STATE, months: years(18) },
    bands: [high('kidney:very-high', 'severe', 3, 5)],
  }),
  triage({
    ...creatinine,
    ...KDIGO,
    population: { ...ANY_STATE, months: years(0, 18) },
    bands: [high('kidney:very-high', 'severe', 2, 5)],
  }),
  triage({
    ...creatinine,
    ...KDIGO,
    population: ANY_STATE,
    bands: [high('kidney:dangerous', 'critical', 5)],
  }),
];

const POTASSIUM: readonly Range[] = [
  triage({
    measure: 'potassium',
    unit: 'mmol/L',
    decimals: 1,
    population: { ...ANY_STATE, ...PAST_NEWBORN },
    bands: [
      low('potassium:dangerously-low', 'critical', 2.6),
      low('potassium:very-low', 'severe', 3, 2.6),
      low('potassium:low', 'mild', 3.5, 3),
      high('potassium:high', 'mild', 5.6, 6),
      high('potassium:very-high', 'severe', 6, 6.5),
      high('potassium:dangerously-high', 'critical', 6.5),
    ],
    source: 'UK Kidney Association',
    ...SOURCED,
    ...REFERENCE,
  }),
];

const NEWBORN_POTASSIUM: readonly Range[] = [
  triage({
    measure: 'potassium',
    unit: 'mmol/L',
    decimals: 1,
    population: { ...ANY_STATE, ...NEWBORN },
    bands: [
      low('potassium:dangerously-low', 'critical', 2.6),
      high('potassium:very-high', 'severe', 6.5, 7),
      high('potassium:dangerously-high', 'critical', 7),
    ],
    source: 'Manuals of neonatal care; a clinician must confirm it',
    ...TO_CONFIRM,
  }),
];

const count = { measure: 'platelets', unit: '10*3/uL', decimals: 0 } as const;
const ISSHP = { source: 'ISSHP on hypertension in pregnancy', ...SOURCED };

const PLATELETS: readonly Range[] = [
  triage({
    ...count,
    ...ISSHP,
    population: ANY_STATE,
    bands: [
      low('platelets:dangerous', 'critical', 50),
      low('platelets:very-low', 'severe', 100, 50),
      low('platelets:low', 'mild', 150, 100),
      over('reference:high', 'mild', 450),
    ],
    ...REFERENCE,
  }),
  triage({
    ...count,
    ...ISSHP,
    population: { maternal: MATERNITY, raisedPressure: true },
    bands: [low('platelets:low-with-pressure', 'critical', 100, 50)],
  }),
];

const step = (text: UrineDipstick): number => URINE_DIPSTICK.indexOf(text);
const dipstick = {
  measure: 'urineProtein',
  unit: '{presence}',
  decimals: 0,
  source: 'Ministry of Health and Family Welfare on antenatal care',
  ...SOURCED,
} as const;

/** A dipstick is judged in pregnancy only: out of it no page we have says from where on it matters. */
const URINE_PROTEIN: readonly Range[] = [
  triage({
    ...dipstick,
    ...REFERENCE,
    population: { maternal: PREGNANT },
    bands: [
      high('urine-protein:trace', 'mild', step('trace'), step('1+')),
      high('urine-protein:present', 'severe', step('1+')),
    ],
  }),
  triage({
    ...dipstick,
    population: { maternal: PREGNANT, raisedPressure: true },
    bands: [high('urine-protein:dangerous', 'critical', step('2+'))],
  }),
];

const URATE: readonly Range[] = [
  reference('urate', 'mg/dL', 1, outside(3.4, 7), man),
  reference('urate', 'mg/dL', 1, outside(2.4, 6), woman),
];

const hormone: MeasureRules = { classes: beside(HORMONES) };
const lipid: MeasureRules = { classes: beside(ATP, CHILD_LIPIDS) };

export const LABORATORY_RULES = {
  totalCholesterol: lipid,
  ldl: lipid,
  hdl: lipid,
  triglycerides: { classes: beside(ATP, CHILD_LIPIDS), limits: [TRIGLYCERIDE_LIMITS] },
  tsh: { classes: beside(THYROID_STIMULATING), limits: [THYROID_LIMITS] },
  ft4: hormone,
  t4: hormone,
  ft3: hormone,
  t3: hormone,
  platelets: { limits: [PLATELETS] },
  potassium: { limits: [POTASSIUM, NEWBORN_POTASSIUM] },
  creatinine: { classes: beside(CREATININE), limits: [KIDNEY_LIMITS] },
  egfr: { limits: [FILTRATION] },
  urate: { classes: beside(URATE) },
  urineProtein: { limits: [URINE_PROTEIN] },
  urineGlucose: NO_RULE,
} satisfies RulesByMeasure;
