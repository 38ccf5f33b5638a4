import { loadMedicines } from '../../../medicines/load-medicines.ts';
import { medicineNamed, substancesOf } from '../../../medicines/medicine.ts';
import type { JudgedPatient } from '../../judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../../medicine-finding.ts';
import { patientFindings } from '../patient-findings.ts';

const medicines = await loadMedicines();

/** Returns a line with a medicine of our table, and its daily dose in mg if needed. */
export function lineOf(
  name: string,
  { mgADay, ...line }: Partial<ReadLine['line']> & { mgADay?: number } = {},
): ReadLine {
  const medicine = medicineNamed(medicines, name);
  if (!medicine) throw new Error(`No medicine of our table: ${name}`);
  const substances = substancesOf(medicine);
  return {
    name,
    substances,
    classes: medicine.classes,
    line: { route: null, form: null, frequency: 'OD', days: 5, reason: '', ...line },
    dose: {
      doses:
        mgADay === undefined
          ? []
          : substances.map((substance) => ({
              substance,
              unit: 'mg',
              single: mgADay,
              daily: mgADay,
              weekly: mgADay * 7,
              total: undefined,
            })),
      timesADay: 1,
      everyDays: 1,
      days: 5,
      faults: [],
    },
  };
}

/** A man of 40 without any records. */
export const patientOf = (facts: Partial<JudgedPatient> = {}): JudgedPatient => ({
  today: '2026-11-29',
  sex: 'male',
  age: { months: 40 * 12, days: 40 * 365 },
  pregnancy: 'no',
  values: {},
  conditions: [],
  allergies: [],
  current: [],
  ...facts,
});

export const findingsOf = (
  kind: MedicineFinding['kind'],
  line: ReadLine,
  facts: Partial<JudgedPatient>,
): readonly MedicineFinding[] => patientFindings(line, patientOf(facts)).filter((one) => one.kind === kind);

/** Returns the severity of the worst finding of a kind; `none` if there is none. */
export function worstOf(
  kind: MedicineFinding['kind'],
  line: ReadLine,
  facts: Partial<JudgedPatient>,
): MedicineFinding['severity'] | 'none' {
  const found = findingsOf(kind, line, facts).map(({ severity }) => severity);
  return (['severe', 'important', 'note'] as const).find((one) => found.includes(one)) ?? 'none';
}
