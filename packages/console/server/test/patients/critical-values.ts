import type { AlertLevel, Measure } from '@careline/core/internal/observations';
import type { SafetyPerson } from './safety-people.ts';

/** A value that must raise an alert wherever it is entered, and the person it is measured on. */
export interface CriticalValue {
  readonly text: string;
  /** UCUM; empty for words. */
  readonly unit: string;
  /** The highest level that the measure has; a few have no critical limit. */
  readonly level: AlertLevel;
  readonly who?: SafetyPerson;
}

const critical = (text: string, unit: string, who?: SafetyPerson): CriticalValue => ({
  text,
  unit,
  level: 'critical',
  ...(who && { who }),
});
const review = (text: string, unit: string, who?: SafetyPerson): CriticalValue => ({
  ...critical(text, unit, who),
  level: 'review',
});

/**
 * From the clinical safety page, part 2, and not from the ranges. Null if the page has no alert for the
 * measure. A new measure does not compile until it has an entry.
 */
export const CRITICAL_VALUES = {
  systolic: critical('214', 'mm[Hg]'),
  diastolic: critical('124', 'mm[Hg]'),
  glucose: critical('480', 'mg/dL'),
  hours: null,
  hba1c: critical('14.8', '%'),
  weight: review('9', 'kg', 'of three years'),
  height: null,
  bmi: review('14.8', 'kg/m2'),
  birthWeight: review('1300', 'g', 'newborn'),
  pulse: critical('164', '/min'),
  respiration: critical('36', '/min'),
  spo2: critical('82', '%'),
  oxygen: null,
  temperature: critical('41.6', 'Cel'),
  hemoglobin: critical('4.1', 'g/dL'),
  platelets: critical('24', '10*3/uL'),
  totalCholesterol: null,
  ldl: null,
  hdl: null,
  triglycerides: critical('2600', 'mg/dL'),
  tsh: review('42', 'm[IU]/L'),
  ft4: null,
  t4: null,
  ft3: null,
  t3: null,
  creatinine: critical('7.4', 'mg/dL'),
  egfr: critical('9', 'mL/min/{1.73_m2}'),
  urate: null,
  potassium: critical('7.1', 'mmol/L'),
  urineProtein: review('2+', '', 'in week 37'),
  urineGlucose: null,
  typhoid: null,
  malaria: review('positive', ''),
  dengue: review('positive', ''),
  chikungunya: null,
  hepatitis_b: review('positive', ''),
  hepatitis_c: review('positive', ''),
  hiv: review('positive', ''),
  syphilis: review('positive', ''),
  d_dimer: null,
  procalcitonin: null,
  crp: null,
  leptospira: null,
  troponin_1: critical('positive', ''),
  pregnancyTest: null,
  symptom: null,
} as const satisfies Readonly<Record<Measure, CriticalValue | null>>;

/**
 * Critical values of tests that only a laboratory reports, by test key, in conventional units: published limits
 * (RCPath 2017, Kost 1990, and the sources of the tests). Every test with a critical limit must be listed.
 */
export const CRITICAL_RESULTS: Readonly<Record<string, readonly [text: string, unit: string]>> = {
  whiteCells: ['0.6', '10*3/uL'],
  sodium: ['114', 'mmol/L'],
  lactate: ['6.2', 'mmol/L'],
  arterialPh: ['7.05', '[pH]'],
  arterialCarbonDioxide: ['88', 'mm[Hg]'],
  arterialOxygen: ['44', 'mm[Hg]'],
  arterialBicarbonate: ['7', 'mmol/L'],
  baseExcess: ['-16', 'mmol/L'],
  bloodKetones: ['5.4', 'mmol/L'],
  troponinIHighSensitivity: ['480', 'ng/L'],
  troponinTHighSensitivity: ['310', 'ng/L'],
  cortisol: ['1.1', 'ug/dL'],
  newbornTsh: ['120', 'm[IU]/L'],
  newbornHydroxyprogesterone: ['220', 'nmol/L'],
  ammonia: ['260', 'umol/L'],
  lithium: ['2.4', 'mmol/L'],
  digoxin: ['3.4', 'ng/mL'],
  absoluteNeutrophils: ['0.3', '10*3/uL'],
  bicarbonate: ['8', 'mmol/L'],
  calcium: ['5.8', 'mg/dL'],
  phosphate: ['0.7', 'mg/dL'],
  magnesium: ['0.7', 'mg/dL'],
  bilirubin: ['24', 'mg/dL'],
  inr: ['8.2', '{INR}'],
  aptt: ['140', 's'],
  urea: ['290', 'mg/dL'],
  ureaNitrogen: ['135', 'mg/dL'],
  alt: ['4200', 'U/L'],
  ast: ['4200', 'U/L'],
  amylase: ['2400', 'U/L'],
  lipase: ['2400', 'U/L'],
  creatineKinase: ['28000', 'U/L'],
  crp: ['480', 'mg/L'],
};
