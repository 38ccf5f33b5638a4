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

/** Medicines that keep table sugar from being taken up: only glucose raises a low value. */
const ONLY_GLUCOSE_WORKS = ['acarbose', 'voglibose'] as const;
export type SugarBlocker = (typeof ONLY_GLUCOSE_WORKS)[number];

/** A glucose below 70 mg/dL on a call (ADA level 1; below 54 level 2). */
export interface LowGlucose {
  readonly level: 1 | 2;
  /** The medicines of the call with which only glucose works. */
  readonly blockers: readonly SugarBlocker[];
  readonly treatment: LowSugarTreatment;
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

/** A low glucose of the first 28 days is below 60 mg/dL (clinical safety, part 2). */
const NEWBORN_DAYS = 28;
const isNewborn = ({ birthDate }: LowSugarPerson, today: string): boolean => {
  const age = birthDate === null ? undefined : ageOn(birthDate, today);
  return age !== undefined && age.days < NEWBORN_DAYS;
};

/** Who and when: how a low glucose is treated depends on age and weight. */
export interface GlucosePerson extends LowSugarPerson {
  /** The facility's calendar day, YYYY-MM-DD. */
  readonly today: string;
}

/** Whether a glucose among the readings is low, how low, and how it is treated; undefined where none is. */
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

/** Whether the words about a low glucose treat a finding: a newborn's flag asks for the hospital as its act. */
export const isLowGlucoseFinding = (finding: Finding): boolean =>
  actOfFinding(finding) === 'low-sugar-now' ||
  (finding.kind === 'CRITICAL_READING' && NEWBORN_LOW.has(finding.flag));

const reportsLowSugar = (form: FormDefinition, values: FormValues): boolean =>
  dangerousAnswers(form, values).some(({ label }) => label.endsWith('.LOW_SUGAR_NOW'));

/** A weight that is typed on this call is of today. */
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

/** The same of a call, with what is told on it: a low sugar that was not measured, the medicines, a weight. */
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
