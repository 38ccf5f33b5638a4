import {
  ageOn,
  convert,
  inKilograms,
  type KnownWeight,
  type LowSugarPerson,
  type LowSugarTreatment,
  lowSugarTreatment,
  readValues,
} from '#clinical';
import { dangerousAnswers, type FormDefinition, type FormValues, readingsFrom, UNSAVED } from '#forms';
import type { NewReading } from '#metrics';
import type { Finding } from './escalation.ts';
import { actOfFinding } from './finding-act.ts';
import { namesOfMedicines } from './reported-facts.ts';

/** Medicines that block the uptake of table sugar, so that only glucose raises a low value. */
const ONLY_GLUCOSE_WORKS = ['acarbose', 'voglibose'] as const;
export type SugarBlocker = (typeof ONLY_GLUCOSE_WORKS)[number];

/** A glucose below 70 mg/dL on a call (ADA level 1; below 54 level 2). */
export interface LowGlucose {
  readonly level: 1 | 2;
  /** Medicines on the call with which only glucose works. */
  readonly blockers: readonly SugarBlocker[];
  readonly treatment: LowSugarTreatment;
}

/** Returns values in mg/dL. A value below a bound counts as slightly below it. */
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

/** In the first 28 days, glucose below 60 mg/dL is low (clinical safety, part 2). */
const NEWBORN_DAYS = 28;
const isNewborn = ({ birthDate }: LowSugarPerson, today: string): boolean => {
  const age = birthDate === null ? undefined : ageOn(birthDate, today);
  return age !== undefined && age.days < NEWBORN_DAYS;
};

/** Facts for treating a low glucose, which depends on age and weight. */
export interface GlucosePerson extends LowSugarPerson {
  /** Calendar day of the facility, YYYY-MM-DD. */
  readonly today: string;
}

/** Returns how low a glucose among the readings is, and its treatment; undefined if none is low. */
export function lowGlucoseIn(
  readings: readonly NewReading[],
  person: GlucosePerson,
  blockers: readonly SugarBlocker[] = [],
): LowGlucose | undefined {
  const lowest = Math.min(...milligrams(readings));
  if (lowest >= (isNewborn(person, person.today) ? 60 : 70)) return undefined;
  return { level: lowest < 54 ? 2 : 1, blockers, treatment: lowSugarTreatment(person, person.today) };
}

const NEWBORN_LOW: ReadonlySet<string> = new Set(['newborn-sugar:low', 'newborn-sugar:dangerously-low']);

/** Whether the text about low glucose is the treatment of a finding. A newborn's flag requires the hospital instead. */
export const isLowGlucoseFinding = (finding: Finding): boolean =>
  actOfFinding(finding) === 'low-sugar-now' ||
  (finding.kind === 'CRITICAL_READING' && NEWBORN_LOW.has(finding.flag));

const reportsLowSugar = (form: FormDefinition, values: FormValues): boolean =>
  dangerousAnswers(form, values).some(({ label }) => label.endsWith('.LOW_SUGAR_NOW'));

/** A weight typed on the call is from today. */
function typedWeight(readings: readonly NewReading[], today: string): KnownWeight | undefined {
  const [kilograms] = readings
    .filter(({ metric }) => metric === 'body')
    .flatMap((reading) => readValues(reading))
    .flatMap(({ measure, read }) => {
      if (measure !== 'weight' || typeof read === 'string' || read.comparator) return [];
      return inKilograms(read.value, read.unit) ?? [];
    });
  return kilograms === undefined ? undefined : { kilograms, on: today };
}

/** Returns the low glucose of a call, including reported symptoms, medicines and weight. */
export function lowGlucoseOf(
  form: FormDefinition,
  values: FormValues,
  person: GlucosePerson,
): LowGlucose | undefined {
  const readings = readingsFrom(form, values, UNSAVED);
  const known = { ...person, weight: typedWeight(readings, person.today) ?? person.weight };
  const blockers = blockersIn(values);
  const measured = lowGlucoseIn(readings, known, blockers);
  if (measured || !reportsLowSugar(form, values)) return measured;
  return { level: 1, blockers, treatment: lowSugarTreatment(known, person.today) };
}
