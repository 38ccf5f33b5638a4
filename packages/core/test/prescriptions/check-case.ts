import { allergyFindings } from '../../src/prescriptions/checks/allergy-findings.ts';
import { duplicateFindings } from '../../src/prescriptions/checks/duplicates/duplicate-findings.ts';
import { interactionFindings } from '../../src/prescriptions/checks/interactions/interaction-findings.ts';
import type { MedicineFinding, ReadLine } from '../../src/prescriptions/checks/medicine-finding.ts';
import { patientFindings } from '../../src/prescriptions/checks/patient/patient-findings.ts';
import { doseFindings, type ReadCurrent } from '../../src/prescriptions/dose/dose-findings.ts';
import { doseOfLine } from '../../src/prescriptions/dose/dose-of-line.ts';
import type { MedicineTables } from '../../src/prescriptions/medicines/medicine-tables.ts';
import { readMedicineName } from '../../src/prescriptions/medicines/read-medicine-name.ts';
import type { PrescribedLine } from '../../src/prescriptions/prescription-line.ts';
import type { AllergyWords } from './allergy-words.ts';
import { tablet } from './case-lines.ts';
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
    lines.map((line) => allergyFindings(line, patient.allergies, tables)),
  ];
  return lines.map((_, index) => parts.flatMap((part): readonly MedicineFinding[] => part[index] ?? []));
}

function kindsFor(medicine: string, allergy: string, tables: MedicineTables): readonly string[] {
  const line = readLineOf(tablet(medicine, '', 'OD', 5), tables);
  return allergyFindings(line, [allergy], tables)
    .filter(({ severity }) => severity !== 'note')
    .map(({ kind }) => kind);
}

/** One line for each medicine that a recorded allergy should stop or leave open and does not. */
export function allergyFaultsOf(words: AllergyWords, tables: MedicineTables): readonly string[] {
  const { written, forbids, leavesOpen, needsQuestion } = words;
  const isAsked = kindsFor('paracetamol', written, tables).includes('allergy-unread');
  return [
    ...forbids
      .filter((medicine) => !kindsFor(medicine, written, tables).includes('allergy'))
      .map((medicine) => `"${written}" does not stop ${medicine}`),
    ...leavesOpen
      .filter((medicine) => kindsFor(medicine, written, tables).length > 0)
      .map((medicine) => `"${written}" questions ${medicine}`),
    ...(needsQuestion && !isAsked ? [`"${written}" is not asked about`] : []),
  ];
}
