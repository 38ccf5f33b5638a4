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
import { byAge, outside, reference } from './reference.ts';
import { SOURCED, TO_CONFIRM, triage } from './triage.ts';

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

/** In the first days, normal values reach what is disease later. */
const TSH_OF_CHILDREN: readonly (readonly [Population, least: number, greatest: number])[] = [
  [{ days: [0, 4] }, 1, 38.9],
  [{ days: [4, 200], months: [0, 6] }, 0.73, 4.77],
  [{ months: [6, 168] }, 0.7, 4.17],
  [{ months: [168, 216] }, 0.47, 3.41],
];

/** A lab's own printed range has priority. */
const THYROID_STIMULATING: readonly Range[] = [
  {
    ...tsh,
    ...NOT_CONFIRMED,
    scheme: 'tsh',
    population: { months: years(18), maternal: ['none', 'after-birth'] },
    bands: [low('tsh:low', 'mild', 0.4), over('tsh:high', 'mild', 4)],
  },
  ...TSH_OF_CHILDREN.map(([population, least, greatest]) =>
    reference({
      ...tsh,
      population,
      bands: [low('tsh:low', 'mild', least), over('tsh:high', 'mild', greatest)],
      source: 'Harriet Lane Handbook in the first days, then CALIPER; a clinician must confirm it',
    }),
  ),
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

/** For any age and in pregnancy: the classes don't apply, but the risk of pancreatitis does. */
const TRIGLYCERIDE_LIMITS: readonly Range[] = [
  triage({
    measure: 'triglycerides',
    unit: 'mg/dL',
    decimals: 0,
    population: ANY_STATE,
    bands: [
      high('triglycerides:very-high', 'severe', 500, 2000),
      high('triglycerides:dangerous', 'critical', 2000),
    ],
    source: 'European Society of Cardiology and ADA on pancreatitis',
    ...SOURCED,
  }),
];

/** From 190 on, familial disease is likely at any age and in pregnancy. */
const LDL_LIMITS: readonly Range[] = [
  triage({
    measure: 'ldl',
    unit: 'mg/dL',
    decimals: 0,
    population: ANY_STATE,
    bands: [high('atp:very-high', 'moderate', 190)],
    source: 'ACC/AHA 2018 and NHLBI 2011 on severe hypercholesterolaemia',
    ...SOURCED,
  }),
];

const PREGNANCY_SOURCE =
  'Abbassi-Ghanavati et al., Obstetrics and Gynecology 2009; a clinician must confirm it';
const CHILD = { months: years(2, 18) } as const;

type LipidRow = readonly [
  measure: Measure,
  ofChild: readonly Band[],
  /** Bound in each trimester. */
  inPregnancy: readonly [number, number, number],
];

const borderline = (from: number, below: number): readonly Band[] => [
  high('atp:borderline', 'mild', from, below),
  high('atp:high', 'moderate', below),
];

const LIPID_ROWS: readonly LipidRow[] = [
  ['totalCholesterol', borderline(170, 200), [210, 299, 349]],
  ['ldl', borderline(110, 130), [153, 184, 224]],
  ['hdl', [low('atp:low', 'mild', 40)], [40, 52, 48]],
  ['triglycerides', [], [159, 382, 453]],
];

const NHLBI = { source: 'NHLBI expert panel 2011, of children', ...SOURCED };
const mgdl = { unit: 'mg/dL', decimals: 0 } as const;

const LIPID_REFERENCES: readonly Range[] = [
  ...LIPID_ROWS.flatMap(([measure, ofChild, inPregnancy]) => [
    ...(ofChild.length > 0
      ? [
          reference({
            ...mgdl,
            ...NHLBI,
            measure,
            population: CHILD,
            bands: ofChild,
            // 40 to 45 is borderline.
            ...(measure === 'hdl' && { interval: { least: 46 } }),
          }),
        ]
      : []),
    ...inPregnancy.map((bound, index) =>
      reference({
        ...mgdl,
        measure,
        population: { maternal: PREGNANT.slice(index, index + 1) },
        bands: measure === 'hdl' ? outside(bound, undefined) : outside(undefined, bound),
        source: PREGNANCY_SOURCE,
      }),
    ),
  ]),
  reference({
    ...mgdl,
    ...NHLBI,
    measure: 'triglycerides',
    population: { months: years(2, 10) },
    bands: borderline(75, 100),
  }),
  reference({
    ...mgdl,
    ...NHLBI,
    measure: 'triglycerides',
    population: { months: years(10, 18) },
    bands: borderline(90, 130),
  }),
];

/** A plain lab reference with inclusive bounds. */
const ofLaboratory = (
  measure: Measure,
  unit: string,
  decimals: number,
  bands: readonly Band[],
  population: Population = ADULT,
): Range => ({ ...NOT_CONFIRMED, scheme: 'reference', measure, unit, decimals, population, bands });

const HORMONES: readonly Range[] = [
  ofLaboratory('ft4', 'ng/dL', 1, outside(0.8, 1.8)),
  ofLaboratory('t4', 'ug/dL', 1, outside(5, 12)),
  ofLaboratory('ft3', 'pg/mL', 1, outside(2.3, 4.2)),
  ofLaboratory('t3', 'ng/dL', 0, outside(80, 200)),
];

const man = { ...ADULT, sex: 'male' } as const;
const woman = { ...ADULT, sex: 'female' } as const;
const CREATININE_SOURCE = {
  source: 'Laboratory references for creatinine by sex',
  status: 'sourced',
} as const;

/** Labs report two decimals, and 1.12 is over 1.1. */
const creatinine = { measure: 'creatinine', unit: 'mg/dL', decimals: 2 } as const;

const CREATININE: readonly Range[] = [
  { ...ofLaboratory('creatinine', 'mg/dL', 2, outside(0.7, 1.3), man), ...CREATININE_SOURCE },
  { ...ofLaboratory('creatinine', 'mg/dL', 2, outside(0.6, 1.1), woman), ...CREATININE_SOURCE },
  reference({
    ...creatinine,
    population: NEWBORN,
    bands: outside(0.3, 1),
    source: 'Harriet Lane Handbook; a clinician must confirm it',
  }),
  ...byAge({ ...creatinine, source: 'Harriet Lane Handbook; a clinician must confirm it' }, [
    [12, 144, 0.3, 0.7],
    [144, 216, 0.5, 1],
  ]),
  reference({
    ...creatinine,
    population: { days: [28, 400], months: [0, 12] },
    bands: outside(0.2, 0.4),
    source: 'Harriet Lane Handbook; a clinician must confirm it',
  }),
  ...([0.7, 0.8, 0.9] as const).map((greatest, index) =>
    reference({
      ...creatinine,
      population: { maternal: PREGNANT.slice(index, index + 1) },
      bands: outside(0.4, greatest),
      source: PREGNANCY_SOURCE,
    }),
  ),
];

/** Stages of kidney function: the last two are triage limits. */
const FILTRATION: readonly Range[] = [
  {
    scheme: 'kdigo',
    version: '2024',
    measure: 'egfr',
    unit: 'mL/min/{1.73_m2}',
    decimals: 0,
    population: ADULT,
    // G1 and G2 alone are not kidney disease, and the rest only after three months.
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

const KDIGO = { source: 'KDIGO guideline 2024 on chronic kidney disease', ...SOURCED };

const KIDNEY_LIMITS: readonly Range[] = [
  {
    scheme: 'ob',
    version: '2020',
    use: 'triage',
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

const kalium = { measure: 'potassium', unit: 'mmol/L', decimals: 1 } as const;

const POTASSIUM: readonly Range[] = [
  triage({
    ...kalium,
    population: ANY_STATE,
    bands: [
      low('potassium:dangerously-low', 'critical', 2.6),
      low('potassium:very-low', 'severe', 3, 2.6),
      low('potassium:low', 'mild', 3.5, 3),
      high('potassium:very-high', 'severe', 6, 6.5),
      high('potassium:dangerously-high', 'critical', 6.5),
    ],
    source: 'UK Kidney Association',
    ...SOURCED,
  }),
  triage({
    ...kalium,
    population: { ...ANY_STATE, ...PAST_NEWBORN },
    bands: [high('potassium:high', 'mild', 5.6, 6)],
    source: 'UK Kidney Association',
    ...SOURCED,
  }),
];

const POTASSIUM_REFERENCES: readonly Range[] = [
  reference({
    ...kalium,
    population: NEWBORN,
    bands: outside(3.7, 5.9),
    source: 'Harriet Lane Handbook; a clinician must confirm it',
  }),
  reference({
    ...kalium,
    population: { days: [28, 400], months: [0, 12] },
    bands: outside(4.1, 5.3),
    source: 'Harriet Lane Handbook; a clinician must confirm it',
  }),
  reference({
    ...kalium,
    population: { ...ANY_STATE, months: years(1) },
    bands: outside(3.5, 5.1),
    source: 'Tietz, serum; a clinician must confirm it',
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
    ],
  }),
  triage({
    ...count,
    ...ISSHP,
    population: { maternal: MATERNITY, raisedPressure: true },
    bands: [low('platelets:low-with-pressure', 'critical', 100, 50)],
  }),
];

const PLATELET_REFERENCES: readonly Range[] = [
  reference({
    ...count,
    population: ANY_STATE,
    bands: outside(150, 450),
    source: 'Dacie and Lewis, Practical Haematology; ISSHP for the lower bound',
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

/** Dipsticks are judged in pregnancy only: no source gives limits for others. */
const URINE_PROTEIN: readonly Range[] = [
  triage({
    ...dipstick,
    // Nil is the reference.
    use: 'reference',
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
  ofLaboratory('urate', 'mg/dL', 1, outside(3.4, 7), man),
  ofLaboratory('urate', 'mg/dL', 1, outside(2.4, 6), woman),
];

const hormone: MeasureRules = { classes: beside(HORMONES) };
const LIPIDS = beside(ATP, LIPID_REFERENCES);
const lipid: MeasureRules = { classes: LIPIDS };

export const LABORATORY_RULES = {
  totalCholesterol: lipid,
  ldl: { classes: LIPIDS, limits: [LDL_LIMITS] },
  hdl: lipid,
  triglycerides: { classes: LIPIDS, limits: [TRIGLYCERIDE_LIMITS] },
  tsh: { classes: beside(THYROID_STIMULATING), limits: [THYROID_LIMITS] },
  ft4: hormone,
  t4: hormone,
  ft3: hormone,
  t3: hormone,
  platelets: { classes: beside(PLATELET_REFERENCES), limits: [PLATELETS] },
  potassium: { classes: beside(POTASSIUM_REFERENCES), limits: [POTASSIUM] },
  creatinine: { classes: beside(CREATININE), limits: [KIDNEY_LIMITS] },
  egfr: { limits: [FILTRATION] },
  urate: { classes: beside(URATE) },
  urineProtein: { limits: [URINE_PROTEIN] },
  urineGlucose: NO_RULE,
} satisfies RulesByMeasure;
