import type { Label } from '#formatting';
import type { ReadingSituation } from '#forms';
import {
  type AlertLevel,
  type EntryLimits,
  type MeasureDefinition,
  type MetricType,
  type Slip,
  type Span,
  type UnitTable,
  valueDefinition,
} from '#observations';

/** What is taken of the patient. */
const SPECIMENS = ['blood', 'urine', 'stool', 'sputum', 'swab'] as const;
type Specimen = (typeof SPECIMENS)[number];

/** A reference range of a laboratory test, in the conventional unit of the test. Of several the first that fits a person holds. */
export interface LabRange {
  readonly sex?: 'male' | 'female';
  /** Completed years: from the first on, under the second. Everybody where it is left out. */
  readonly years?: Span;
  /** For pregnant women only, or for everybody else; without it a range is for everybody. */
  readonly pregnant?: boolean;
  /** A result outside the range has to be seen by a doctor the same day. */
  readonly review?: true;
  /** Both belong to the range; a side without a bound is open. */
  readonly least?: number;
  readonly greatest?: number;
  readonly source: string;
}

/** Results that cannot wait, in the conventional unit of the test; the bounds belong to them. For everybody from one month of age. */
export interface CriticalLimits {
  readonly low?: number;
  readonly high?: number;
  readonly source: string;
}

/** The same for the first 28 days. */
interface NewbornLimits {
  readonly low?: number;
  /** By completed days of life; the last one holds for all later days. */
  readonly high?: readonly number[];
  /** A result from here on has to be seen the same day, on any of these days. */
  readonly reviewHigh?: number;
  readonly source: string;
}

/** Limits in pregnancy and the 42 days after birth, in place of those for everybody. */
interface MaternalLimits {
  readonly critical?: CriticalLimits;
  readonly review?: CriticalLimits;
}

/** One of the words that a result may be. */
export interface LabWord {
  readonly value: string;
  readonly labels: Label;
  /** Not what is expected of somebody well. */
  readonly isAbnormal?: true;
  /** Somebody has to act on it: the same day, or at once. */
  readonly level?: AlertLevel;
}

/** What a test comes to. */
export type LabResultKind =
  /** A reading of the record: units, limits, slips, ranges and flags are those of the catalogue of observations. */
  | {
      readonly kind: 'reading';
      readonly metric: MetricType;
      readonly part: string;
      readonly situation?: ReadingSituation;
    }
  /** A number that only a laboratory reports. */
  | {
      readonly kind: 'number';
      readonly of: MeasureDefinition;
      readonly decimals: number;
      readonly ranges: readonly LabRange[];
      readonly critical?: CriticalLimits;
      readonly review?: CriticalLimits;
      readonly newborn?: NewbornLimits;
      readonly maternal?: MaternalLimits;
    }
  | { readonly kind: 'words'; readonly words: readonly LabWord[]; readonly source?: string }
  | { readonly kind: 'text' };

/** A test of a laboratory. */
export interface LabTest {
  readonly key: string;
  readonly labels: Label;
  /** What else it is called and typed as, in lower case with commas between. */
  readonly aliases: string;
  /** Left out where no code is certain. */
  readonly loinc?: string;
  readonly specimen: Specimen;
  /** Taken after a fast. */
  readonly fasting?: true;
  readonly result: LabResultKind;
}

type Head = Pick<LabTest, 'key' | 'labels'> &
  Partial<Pick<LabTest, 'aliases' | 'loinc' | 'specimen' | 'fasting'>>;

const headOf = ({ key, labels, aliases = '', loinc, specimen = 'blood', fasting }: Head) => ({
  key,
  labels,
  aliases,
  specimen,
  ...(loinc !== undefined && { loinc }),
  ...(fasting && { fasting }),
});

type Reading = Extract<LabResultKind, { readonly kind: 'reading' }>;

/** A test whose result the record knows already. Throws for what the catalogue of observations does not have. */
export function readingTest(head: Head, { metric, part, situation }: Omit<Reading, 'kind'>): LabTest {
  if (!valueDefinition(metric, part)) throw new Error(`${metric} has no ${part}`);
  return {
    ...headOf(head),
    result: { kind: 'reading', metric, part, ...(situation && { situation }) },
  };
}

export interface NumberTest {
  /** UCUM, the conventional one first. */
  readonly units: UnitTable;
  /** The most that laboratories report. */
  readonly decimals: number;
  readonly limits: EntryLimits;
  readonly slips?: readonly Slip[];
  readonly ranges: readonly LabRange[];
  readonly critical?: CriticalLimits;
  /** Results that a doctor has to see the same day. */
  readonly review?: CriticalLimits;
  readonly newborn?: NewbornLimits;
  readonly maternal?: MaternalLimits;
}

export const numberTest = (
  head: Head,
  { units, decimals, limits, slips, ranges, critical, review, newborn, maternal }: NumberTest,
): LabTest => ({
  ...headOf(head),
  result: {
    kind: 'number',
    of: { measure: head.key, labels: head.labels, units, limits, ...(slips && { slips }) },
    decimals,
    ranges,
    ...(critical && { critical }),
    ...(review && { review }),
    ...(newborn && { newborn }),
    ...(maternal && { maternal }),
  },
});

export const wordTest = (head: Head, words: readonly LabWord[], source?: string): LabTest => ({
  ...headOf(head),
  result: { kind: 'words', words, ...(source !== undefined && { source }) },
});

export const textTest = (head: Head): LabTest => ({ ...headOf(head), result: { kind: 'text' } });

/** One unit alone. */
export const only = (unit: string, decimals: number): UnitTable => ({
  [unit]: { factor: 1, decimals, exact: true },
});

/** Ranges of adults that do not differ by sex. */
export const adults = (source: string, bounds: Pick<LabRange, 'least' | 'greatest'>): LabRange => ({
  years: [18, Number.POSITIVE_INFINITY],
  ...bounds,
  source,
});

/** Ranges of adult men and women. */
export const bySex = (
  source: string,
  male: Pick<LabRange, 'least' | 'greatest'>,
  female: Pick<LabRange, 'least' | 'greatest'>,
): readonly LabRange[] => [
  { sex: 'male', ...adults(source, male) },
  { sex: 'female', ...adults(source, female) },
];

export const inPregnancy = (source: string, bounds: Pick<LabRange, 'least' | 'greatest'>): LabRange => ({
  pregnant: true,
  ...bounds,
  source,
});

/** Where the ranges are from. No clinician of an installation has confirmed one of them: `docs/open-questions.md`. */
export const SOURCES = {
  dacie: 'Dacie and Lewis, Practical Haematology, 12th edition',
  merck: 'Merck Manual, Blood Tests: Normal Values',
  nice98: 'NICE CG98, treatment thresholds for babies of 38 weeks or more',
  neonatal: 'Manuals of neonatal care; a clinician must confirm it',
  critical: 'Royal College of Pathologists G158 (2017), values to be telephoned',
  kdigo: 'KDIGO 2024',
  who: 'WHO 2020, serum ferritin',
  endocrine: 'Endocrine Society 2011, vitamin D',
  pregnancy: 'Abbassi-Ghanavati 2009, laboratory values in pregnancy',
  ada: 'ADA',
  kost: 'Kost 1990, critical limits of laboratories',
  ctcae: 'Common Terminology Criteria for Adverse Events 5.0',
  atlanta: 'Revised Atlanta classification 2012, three times the upper limit',
  ntep: 'National TB Elimination Programme 2020',
  sepsis: 'Surviving Sepsis Campaign 2021',
  esc: 'European Society of Cardiology 2019 to 2023',
  elecsys: 'Roche Elecsys, expected values',
  architect: 'Abbott ARCHITECT hs troponin I, 99th percentiles; ESC 2023',
  bts: 'British Thoracic Society 2017, respiratory failure',
  atls: 'ATLS 10th edition, base deficit in shock',
  jbds: 'Joint British Diabetes Societies 2023, ketoacidosis',
  adrenal: 'Endocrine Society 2016, adrenal insufficiency',
  isshp: 'ISSHP 2021, proteinuria in pregnancy',
  nephrotic: 'KDIGO 2021, nephrotic syndrome',
  magnesiumSulfate: 'ACOG practice bulletin 222, magnesium sulfate',
  g6pd: 'WHO and PATH, quantitative G6PD test at the point of care',
  thyroidScreen: 'ENDO-ERN 2020, congenital hypothyroidism',
  ovary: 'NICE NG12, ovarian cancer',
  rubella: 'CDC, immunity to rubella from 10 IU/mL',
  antibodies: 'RCOG Green-top 65, red cell antibodies in pregnancy',
  icmr: 'ICMR 2015, rickettsial diseases',
  ncdc: 'National Centre for Disease Control, leptospirosis',
  nvbdcp: 'National Vector Borne Disease Control Programme, chikungunya',
  accp: 'American College of Chest Physicians 2012, vitamin K antagonists',
  cholestasis: 'NASPGHAN and ESPGHAN 2017, cholestasis of infants',
  toxic: 'Therapeutic ranges of the British National Formulary; a clinician must confirm them',
} as const;
