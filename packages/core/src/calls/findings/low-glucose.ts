import { ageOn, convert, readValues } from '#clinical';
import { dangerousAnswers, type FormDefinition, type FormValues, readingsFrom, UNSAVED } from '#forms';
import type { NewReading } from '#metrics';
import { namesOfMedicines } from './reported-facts.ts';

/** Medicines that keep table sugar from being taken up: only glucose raises a low value. */
const ONLY_GLUCOSE_WORKS = ['acarbose', 'voglibose'] as const;
export type SugarBlocker = (typeof ONLY_GLUCOSE_WORKS)[number];

/** A glucose below 70 mg/dL on a call (ADA level 1; below 54 level 2). */
export interface LowGlucose {
  readonly level: 1 | 2;
  /** The medicines of the call with which only glucose works. */
  readonly blockers: readonly SugarBlocker[];
}

/** In mg/dL; what a meter or a source writes as below a bound is a little below it. */
function milligrams(readings: readonly NewReading[]): readonly number[] {
  return readings
    .filter(({ metric }) => metric === 'bloodglucose')
    .flatMap((reading) => readValues(reading))
    .flatMap(({ measure, read }) => {
      if (measure !== 'glucose' || typeof read === 'string') return [];
      const value = convert(read.value, 'glucose', read.unit, 'mg/dL') ?? Number.POSITIVE_INFINITY;
      return [read.comparator?.startsWith('<') ? value - 0.1 : value];
    });
}

function blockersIn(values: FormValues): readonly SugarBlocker[] {
  if (values.medications?.takesNone === true) return [];
  const names = namesOfMedicines(values).map((name) => name.toLowerCase());
  return ONLY_GLUCOSE_WORKS.filter((blocker) => names.some((name) => name.includes(blocker)));
}

/** Whether a glucose among the readings is low, and how low; undefined where none is. */
export function lowGlucoseIn(
  readings: readonly NewReading[],
  blockers: readonly SugarBlocker[] = [],
): LowGlucose | undefined {
  const lowest = Math.min(...milligrams(readings));
  if (lowest >= 70) return undefined;
  return { level: lowest < 54 ? 2 : 1, blockers };
}

/** Whose glucose it is: the limits of an infant are others, and 15 g glucose are no treatment of one. */
export interface GlucosePerson {
  /** YYYY, YYYY-MM or YYYY-MM-DD; null where it is not known. */
  readonly birthDate: string | null;
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
}

const reportsLowSugar = (form: FormDefinition, values: FormValues): boolean =>
  dangerousAnswers(form, values).some(({ label }) => label.endsWith('.LOW_SUGAR_NOW'));

const YEAR_MONTHS = 12;

/** The same of a call, with what is told on it: a low sugar that was not measured, and the medicines. */
export function lowGlucoseOf(
  form: FormDefinition,
  values: FormValues,
  { birthDate, today }: GlucosePerson,
): LowGlucose | undefined {
  const age = birthDate === null ? undefined : ageOn(birthDate, today);
  if (age && age.months < YEAR_MONTHS) return undefined;
  const blockers = blockersIn(values);
  const measured = lowGlucoseIn(readingsFrom(form, values, UNSAVED), blockers);
  return measured ?? (reportsLowSugar(form, values) ? { level: 1, blockers } : undefined);
}
