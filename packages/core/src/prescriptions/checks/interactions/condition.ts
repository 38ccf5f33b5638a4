import type { JudgedPatient } from '../judged-patient.ts';
import type { ReadLine, ReadMedicine } from '../medicine-finding.ts';

/** Patient values that change a finding's severity. */
const PATIENT_VALUES = {
  potassium: ({ values }: JudgedPatient) => values.potassium?.value,
  egfr: ({ values }: JudgedPatient) => values.egfr?.value,
  platelets: ({ values }: JudgedPatient) => values.platelets?.value,
  /** Years. */
  age: ({ age }: JudgedPatient) => age && age.months / 12,
} as const;
type PatientValue = keyof typeof PATIENT_VALUES;

const COMPARISONS = {
  '<': (value: number, limit: number) => value < limit,
  '<=': (value: number, limit: number) => value <= limit,
  '>': (value: number, limit: number) => value > limit,
  '>=': (value: number, limit: number) => value >= limit,
} as const;
type Comparison = keyof typeof COMPARISONS;

/** A comparison of a patient value, or of the daily mg of a substance, with a limit. */
export interface Condition {
  readonly of: string;
  readonly comparison: Comparison;
  readonly limit: number;
}

const CONDITION = /^(.+?) (<=|>=|<|>) (\d+(?:\.\d+)?)$/;

/** Parses `potassium < 3.5` or `simvastatin > 20`. Throws on anything else. */
export function readCondition(text: string): Condition {
  const [, of, comparison, limit] = CONDITION.exec(text) ?? [];
  if (!of || !comparison) throw new Error(`"${text}" is not a condition`);
  return { of, comparison: comparison as Comparison, limit: Number(limit) };
}

export const isPatientValue = (of: string): of is PatientValue => Object.hasOwn(PATIENT_VALUES, of);

const isReadLine = (medicine: ReadMedicine): medicine is ReadLine => 'dose' in medicine;

/** Returns the daily mg of a substance, the highest of several lines; undefined if unknown. */
function dailyOf(substance: string, medicines: readonly ReadMedicine[]): number | undefined {
  const doses = medicines
    .filter(isReadLine)
    .flatMap(({ dose }) => dose.doses)
    .filter((one) => one.substance === substance && one.unit === 'mg')
    .flatMap(({ daily }) => daily ?? []);
  return doses.length > 0 ? Math.max(...doses) : undefined;
}

/** Whether a condition is known to be true; false if its value is unknown. */
export function isTrue(
  { of, comparison, limit }: Condition,
  patient: JudgedPatient,
  medicines: readonly ReadMedicine[],
): boolean {
  const value = isPatientValue(of) ? PATIENT_VALUES[of](patient) : dailyOf(of, medicines);
  return value !== undefined && COMPARISONS[comparison](value, limit);
}
