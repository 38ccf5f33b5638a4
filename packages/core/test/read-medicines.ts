import { ageInYears } from '#clinical';
import type { JudgedPatient, JudgedValues } from '../src/prescriptions/checks/judged-patient.ts';
import type { ReadLine, ReadMedicine } from '../src/prescriptions/checks/medicine-finding.ts';
import type { DoseOfSubstance } from '../src/prescriptions/dose/dose-of-line.ts';
import { loadMedicines } from '../src/prescriptions/medicines/load-medicines.ts';
import { medicineNamed } from '../src/prescriptions/medicines/medicine.ts';

const medicines = await loadMedicines();

/** Returns a medicine of the table as a check reads it. Throws if the table does not have the name. */
export function readMedicine(generic: string, name = generic): ReadMedicine {
  const medicine = medicineNamed(medicines, generic);
  if (!medicine) throw new Error(`The table has no medicine "${generic}"`);
  return { name, substances: medicine.substances, classes: medicine.classes };
}

interface LineOptions extends Partial<ReadLine['line']> {
  /** Daily dose of the only substance. */
  readonly dailyMg?: number;
}

/** Returns a line with a medicine of the table, by mouth twice a day by default. */
export function readLine(generic: string, { dailyMg, ...line }: LineOptions = {}): ReadLine {
  const medicine = readMedicine(generic);
  const [substance = generic] = medicine.substances;
  const dose: DoseOfSubstance | undefined =
    dailyMg === undefined
      ? undefined
      : { substance, unit: 'mg', single: dailyMg, daily: dailyMg, weekly: dailyMg * 7, total: undefined };
  return {
    ...medicine,
    line: { route: 'oral', form: null, frequency: 'BD', days: 5, reason: '', ...line },
    dose: { doses: dose ? [dose] : [], timesADay: 2, everyDays: 1, days: 5, faults: [] },
  };
}

const DAY = '2026-11-29';

interface PatientOptions extends Partial<Record<keyof JudgedValues, number>> {
  readonly years?: number;
}

/** Returns a patient, 45 years old by default, with the given laboratory values. */
export function judgedPatient({ years = 45, ...values }: PatientOptions = {}): JudgedPatient {
  const dated = Object.entries(values).map(([key, value]) => [key, { value, on: DAY }] as const);
  return {
    today: DAY,
    sex: 'male',
    age: ageInYears(years),
    pregnancy: 'no',
    values: Object.fromEntries(dated),
    conditions: [],
    allergies: [],
    current: [],
  };
}
