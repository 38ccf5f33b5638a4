import type { Measure } from './measure.ts';
import type { Range } from './range.ts';
import { BIRTH_WEIGHT, BMI_INDIA, BMI_WHO, WEIGHT_FOR_AGE_RANGES } from './ranges/body.ts';
import {
  ADA_DIAGNOSIS,
  ADA_LOW,
  GESTATIONAL_DIABETES,
  GLUCOSE_GOALS,
  HBA1C,
  PREGNANCY_GOALS,
} from './ranges/glucose.ts';
import { HEMOGLOBIN_INDIA, HEMOGLOBIN_WHO_2024 } from './ranges/hemoglobin.ts';
import { ATP, HORMONES, KIDNEY, THYROID_STIMULATING, URATE } from './ranges/laboratory.ts';
import { AHA, ESC_GRADE_3, ISH, MEOWS_PRESSURE, OBSTETRIC } from './ranges/pressure.ts';
import { IMCI, MEOWS, NEWBORN, NEWS2, NEWS2_PRESSURE } from './ranges/vital-signs.ts';

/** Which of the rules that differ a programme goes by; a setting per programme, or per laboratory for `own`. */
export interface ThresholdScheme {
  readonly key: string;
  readonly bloodPressure: 'ish' | 'aha';
  readonly hemoglobin: 'amb' | 'who24';
  readonly bmi: 'india' | 'who';
  /** Ranges of a laboratory or programme; where one is for the person, it takes the place of ours for its measure. */
  readonly own?: readonly Range[];
}

export const INDIA_PROGRAMME: ThresholdScheme = {
  key: 'india-programme',
  bloodPressure: 'ish',
  hemoglobin: 'amb',
  bmi: 'india',
};

export const INTERNATIONAL: ThresholdScheme = {
  key: 'international',
  bloodPressure: 'aha',
  hemoglobin: 'who24',
  bmi: 'who',
};

/** What a flag is asked for: one measure, or the two numbers of a blood pressure together. */
export type Question = Measure | 'bloodPressure';

/** Rules side by side, the most severe of which is shown; each is a list of which the first for the person holds. */
export type Rules = readonly (readonly (readonly Range[])[])[];

const beside = (...sets: readonly (readonly Range[])[]): Rules => sets.map((set) => [set]);

const PRESSURE: Readonly<Record<ThresholdScheme['bloodPressure'], Rules>> = {
  ish: beside(OBSTETRIC, MEOWS_PRESSURE, ESC_GRADE_3, ISH, NEWS2_PRESSURE),
  aha: beside(OBSTETRIC, MEOWS_PRESSURE, AHA, NEWS2_PRESSURE),
};
const HEMOGLOBIN: Readonly<Record<ThresholdScheme['hemoglobin'], Rules>> = {
  amb: [[HEMOGLOBIN_INDIA, HEMOGLOBIN_WHO_2024]],
  who24: beside(HEMOGLOBIN_WHO_2024),
};
const BMI: Readonly<Record<ThresholdScheme['bmi'], Rules>> = {
  india: beside(BMI_INDIA),
  who: beside(BMI_WHO),
};
const WARNING_SCORES = beside(NEWS2, MEOWS);

/** The rules every scheme shares. A single diastolic has none: only the pair is judged. */
const SHARED: Readonly<Partial<Record<Question, Rules>>> = {
  systolic: beside(NEWS2, MEOWS_PRESSURE),
  spo2: WARNING_SCORES,
  temperature: beside(NEWS2, MEOWS, NEWBORN),
  pulse: WARNING_SCORES,
  respiration: beside(NEWS2, MEOWS, IMCI),
  glucose: beside(ADA_LOW, ADA_DIAGNOSIS, GLUCOSE_GOALS, GESTATIONAL_DIABETES, PREGNANCY_GOALS),
  hba1c: beside(HBA1C),
  totalCholesterol: beside(ATP),
  ldl: beside(ATP),
  hdl: beside(ATP),
  triglycerides: beside(ATP),
  tsh: beside(THYROID_STIMULATING),
  ft4: beside(HORMONES),
  t4: beside(HORMONES),
  ft3: beside(HORMONES),
  t3: beside(HORMONES),
  creatinine: beside(KIDNEY),
  egfr: beside(KIDNEY),
  urate: beside(URATE),
  weight: beside(WEIGHT_FOR_AGE_RANGES),
  birthWeight: beside(BIRTH_WEIGHT),
};

function builtIn(question: Question, scheme: ThresholdScheme): Rules {
  if (question === 'bloodPressure') return PRESSURE[scheme.bloodPressure];
  if (question === 'hemoglobin') return HEMOGLOBIN[scheme.hemoglobin];
  if (question === 'bmi') return BMI[scheme.bmi];
  return SHARED[question] ?? [];
}

/** The rules a scheme judges by; a range of its own goes before each of ours. */
export function rulesOf(question: Question, scheme: ThresholdScheme): Rules {
  const { own } = scheme;
  const rules = builtIn(question, scheme);
  if (!own?.length) return rules;
  return rules.length === 0 ? [[own]] : rules.map((sets) => [own, ...sets]);
}

/** Every range there is, for tables and tests. */
export const ALL_RANGES: readonly Range[] = [
  ...new Set(
    [
      ...Object.values(PRESSURE),
      ...Object.values(HEMOGLOBIN),
      ...Object.values(BMI),
      ...Object.values(SHARED),
    ]
      .flat(2)
      .flat(),
  ),
];
