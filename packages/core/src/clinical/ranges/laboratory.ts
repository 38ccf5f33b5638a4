import type { Measure } from '../measure.ts';
import {
  ADULT,
  type Band,
  high,
  low,
  noted,
  over,
  type Population,
  PREGNANT,
  type Range,
  rangesOf,
} from '../range.ts';

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

export const ATP: readonly Range[] = [
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
export const THYROID_STIMULATING: readonly Range[] = [
  {
    ...tsh,
    ...NOT_CONFIRMED,
    scheme: 'tsh',
    population: ADULT,
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

export const HORMONES: readonly Range[] = [
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

export const KIDNEY: readonly Range[] = [
  { ...reference('creatinine', 'mg/dL', 1, outside(0.7, 1.3), man), ...CREATININE_SOURCE },
  { ...reference('creatinine', 'mg/dL', 1, outside(0.6, 1.1), woman), ...CREATININE_SOURCE },
  {
    scheme: 'ob',
    version: '2020',
    measure: 'creatinine',
    unit: 'mg/dL',
    decimals: 1,
    population: { maternal: PREGNANT },
    bands: [over('ob:organ-sign', 'severe', 1.1)],
    source: 'Obstetric guidelines on hypertension in pregnancy',
    status: 'sourced',
  },
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
      low('kdigo:G5', 'severe', 15),
    ],
    source: 'KDIGO guideline on chronic kidney disease',
    status: 'sourced',
  },
];

export const URATE: readonly Range[] = [
  reference('urate', 'mg/dL', 1, outside(3.4, 7), man),
  reference('urate', 'mg/dL', 1, outside(2.4, 6), woman),
];
