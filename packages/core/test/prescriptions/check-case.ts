import { duplicateFindings } from '../../src/prescriptions/checks/duplicates/duplicate-findings.ts';
import { interactionFindings } from '../../src/prescriptions/checks/interactions/interaction-findings.ts';
import type { MedicineFinding, ReadLine } from '../../src/prescriptions/checks/medicine-finding.ts';
import { patientFindings } from '../../src/prescriptions/checks/patient/patient-findings.ts';
import { doseFindings, type ReadCurrent } from '../../src/prescriptions/dose/dose-findings.ts';
import { doseOfLine } from '../../src/prescriptions/dose/dose-of-line.ts';
import type { MedicineTables } from '../../src/prescriptions/medicines/medicine-tables.ts';
import { readMedicineName } from '../../src/prescriptions/medicines/read-medicine-name.ts';
import type { PrescribedLine } from '../../src/prescriptions/prescription-line.ts';
import type { FindingsByLine } from './case-score.ts';
import type { PrescriptionCase } from './case-types.ts';
import { judgedPatientOf } from './judged-case.ts';

export function readLineOf(line: PrescribedLine, tables: MedicineTables): ReadLine {
  const reading = readMedicineName(line.medicine, tables);
  return { ...reading, line, dose: doseOfLine(line, reading, tables.medicines) };
}

const NO_DOSE: ReadCurrent['dose'] = {
  doses: [],
  timesADay: undefined,
  everyDays: 1,
  days: null,
  faults: [],
};

/** Runs every check over a case. */
export function findingsOfCase(one: PrescriptionCase, tables: MedicineTables): FindingsByLine {
  const patient = judgedPatientOf(one.patient);
  const lines = one.lines.map((line) => readLineOf(line, tables));
  const current = patient.current.map(({ name }) => ({ ...readMedicineName(name, tables), dose: NO_DOSE }));
  const parts: readonly FindingsByLine[] = [
    doseFindings(lines, patient, current),
    interactionFindings(lines, patient, current),
    duplicateFindings(lines, current),
    lines.map((line) => patientFindings(line, patient)),
  ];
  return lines.map((_, index) => parts.flatMap((part): readonly MedicineFinding[] => part[index] ?? []));
}
