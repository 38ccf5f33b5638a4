import { allergyFindings } from '../../src/prescriptions/checks/allergy-findings.ts';
import { checkPrescription } from '../../src/prescriptions/checks/check-prescription.ts';
import type { ReadLine } from '../../src/prescriptions/checks/medicine-finding.ts';
import { doseOfLine } from '../../src/prescriptions/dose/dose-of-line.ts';
import type { MedicineTables } from '../../src/prescriptions/medicines/medicine-tables.ts';
import { readMedicineName } from '../../src/prescriptions/medicines/read-medicine-name.ts';
import type { PrescribedLine } from '../../src/prescriptions/prescribed-line.ts';
import type { AllergyWords } from './allergy-words.ts';
import { tablet } from './case-lines.ts';
import type { FindingsByLine } from './case-score.ts';
import type { PrescriptionCase } from './case-types.ts';
import { judgedPatientOf } from './judged-case.ts';

export const findingsOfCase = (one: PrescriptionCase, tables: MedicineTables): FindingsByLine =>
  checkPrescription(one.lines, judgedPatientOf(one.patient), tables);

export function readLineOf(line: PrescribedLine, tables: MedicineTables): ReadLine {
  const reading = readMedicineName(line.medicine, tables);
  return { ...reading, line, dose: doseOfLine(line, reading, tables.medicines) };
}

function kindsFor(medicine: string, allergy: string, tables: MedicineTables): readonly string[] {
  const line = readLineOf(tablet(medicine, '', 'OD', 5), tables);
  return allergyFindings(line, [allergy], tables)
    .filter(({ severity }) => severity !== 'note')
    .map(({ kind }) => kind);
}

/** Returns a line of text for each medicine that a recorded allergy should block or allow and does not. */
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
