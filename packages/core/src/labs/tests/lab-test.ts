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

/** Specimen types. */
const SPECIMENS = ['blood', 'urine', 'stool', 'sputum', 'swab'] as const;
type Specimen = (typeof SPECIMENS)[number];

/** A reference range in the test's conventional unit. The first one that matches a person applies. */
export interface LabRange {
  readonly sex?: 'male' | 'female';
  /** Completed years, start included, end excluded. Applies to everyone if absent. */
  readonly years?: Span;
  /** Only for pregnant women, or only for others; absent means everyone. */
  readonly pregnant?: boolean;
  /** Results outside the range need a doctor's review the same day. */
  readonly review?: true;
  /** Inclusive bounds; an absent one is open. */
  readonly least?: number;
  readonly greatest?: number;
  readonly source: string;
}

/** Critical limits in the conventional unit, inclusive. For everyone from one month of age. */
export interface CriticalLimits {
  readonly low?: number;
  readonly high?: number;
  readonly source: string;
}

/** Limits for the first 28 days. */
interface NewbornLimits {
  readonly low?: number;
  /** By completed days of life; the last one applies to all later days. */
  readonly high?: readonly number[];
  /** Results from this value on need a review the same day, on any of these days. */
  readonly reviewHigh?: number;
  readonly source: string;
}

/** Limits in pregnancy and the 42 days after birth, in place of the general ones. */
interface MaternalLimits {
  readonly critical?: CriticalLimits;
  readonly review?: CriticalLimits;
}

/** A possible word of a result. */
export interface LabWord {
  readonly value: string;
  readonly labels: Label;
  /** How reports in Hindi write it. Read in every language of the screen. */
  readonly hindi?: string;
  /** Not expected in a healthy person. */
  readonly isAbnormal?: true;
  /** Response needed: the same day, or at once. */
  readonly level?: AlertLevel;
}

/** Kinds of results. */
export type LabResultKind =
  /** A reading of the record. Units, limits, slips, ranges and flags come from the catalogue of observations. */
  | {
      readonly kind: 'reading';
      readonly metric: MetricType;
      readonly part: string;
      readonly situation?: ReadingSituation;
    }
  /** A number that only labs report. */
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

/** A lab test. */
export interface LabTest {
  readonly key: string;
  readonly labels: Label;
  /** Synonyms and abbreviations, lower case, comma-separated. */
  readonly aliases: string;
  /** Absent if no code is certain. */
  readonly loinc?: string;
  readonly specimen: Specimen;
  /** Needs fasting. */
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

/** Returns a test whose result is a measure of the record. Throws if the catalogue does not have it. */
export function readingTest(head: Head, { metric, part, situation }: Omit<Reading, 'kind'>): LabTest {
  if (!valueDefinition(metric, part)) throw new Error(`${metric} has no ${part}`);
  return {
    ...headOf(head),
    result: { kind: 'reading', metric, part, ...(situation && { situation }) },
  };
}

export interface NumberTest {
  /** UCUM, conventional unit first. */
  readonly units: UnitTable;
  /** Highest number of decimals that labs report. */
  readonly decimals: number;
  readonly limits: EntryLimits;
  readonly slips?: readonly Slip[];
  readonly ranges: readonly LabRange[];
  readonly critical?: CriticalLimits;
  /** Results that need a doctor's review the same day. */
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

/** A single unit. */
export const only = (unit: string, decimals: number): UnitTable => ({
  [unit]: { factor: 1, decimals, exact: true },
});

/** Returns adult ranges that do not differ by sex. */
export const adults = (source: string, bounds: Pick<LabRange, 'least' | 'greatest'>): LabRange => ({
  years: [18, Number.POSITIVE_INFINITY],
  ...bounds,
  source,
});

/** Returns ranges for adult men and women. */
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

/** Sources of the ranges. None has been confirmed by a clinician of an installation: see `docs/open-questions.md`. */
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
