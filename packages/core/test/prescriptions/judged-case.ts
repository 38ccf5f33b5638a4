import type { JudgedPatient, JudgedValues } from '../../src/prescriptions/checks/judged-patient.ts';
import type { CasePatient } from './case-types.ts';

const TODAY = '2026-01-15';
const MEASURED_ON = '2026-01-05';

type ValueKey = keyof JudgedValues;
const VALUE_KEYS: readonly ValueKey[] = ['egfr', 'potassium', 'sodium', 'platelets', 'inr', 'alt'];

function valuesOf(patient: CasePatient): JudgedValues {
  const measured = VALUE_KEYS.filter((key) => patient[key] !== undefined);
  return Object.fromEntries(measured.map((key) => [key, { value: patient[key], on: MEASURED_ON }]));
}

const MONTHS_BEFORE_CHILDBEARING = 10 * 12;

function pregnancyStateOf({ sex, age, pregnancy }: CasePatient): JudgedPatient['pregnancy'] {
  if (pregnancy) return pregnancy === 'pregnant' ? 'yes' : 'no';
  return sex === 'male' || age.months < MONTHS_BEFORE_CHILDBEARING ? 'no' : 'unknown';
}

/** Returns the patient of a case in the shape the checks read. Omitted facts are unknown. */
export function judgedPatientOf(patient: CasePatient): JudgedPatient {
  const { age, sex, weightKg, weeks, breastfeeding } = patient;
  return {
    today: TODAY,
    age,
    sex,
    pregnancy: pregnancyStateOf(patient),
    ...(weightKg === undefined ? {} : { weight: { value: weightKg, on: MEASURED_ON } }),
    ...(weeks === undefined ? {} : { gestationalDays: weeks * 7 }),
    ...(breastfeeding === undefined ? {} : { breastfeeding }),
    values: valuesOf(patient),
    conditions: (patient.conditions ?? []).map((name) => ({ name })),
    allergies: patient.allergies ?? [],
    current: (patient.current ?? []).map((name) => ({ name })),
  };
}
