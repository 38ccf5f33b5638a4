import { loadDiagnosisNames } from '#diagnoses';
import type { changesSince } from '../changes-since.ts';
import type { LawFinding } from '../law/law-finding.ts';
import type { PrescribingConsultation } from '../law/law-of-lines.ts';
import type { ScheduleMark } from '../law/schedules.ts';
import { loadMedicineTables } from '../medicines/load-medicines.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
import type { NewLine } from '../prescription-line.ts';
import type { JudgedPatient } from './judged-patient.ts';
import type { LineToCheck } from './line-to-check.ts';
import type { MedicineFinding } from './medicine-finding.ts';

/** The prescription checks with all their tables. */
export interface PrescriptionChecks {
  readonly tables: MedicineTables;
  /** Returns the findings of each line, in order, most severe first. */
  readonly check: (
    lines: readonly LineToCheck[],
    patient: JudgedPatient,
  ) => readonly (readonly MedicineFinding[])[];
  /** Returns the legal problems of each line in this consultation, in order. */
  readonly law: (
    lines: readonly LineToCheck[],
    consultation: PrescribingConsultation,
    patient: Pick<JudgedPatient, 'current'>,
  ) => readonly (readonly LawFinding[])[];
  /** Returns the mark of each line on paper, in order. */
  readonly marks: (lines: readonly LineToCheck[]) => readonly (ScheduleMark | undefined)[];
  /** Returns the differences to an earlier prescription. */
  readonly changes: <Earlier extends { readonly id: string; readonly medicine: string }>(
    lines: readonly NewLine[],
    earlier: readonly Earlier[],
  ) => ReturnType<typeof changesSince<Earlier>>;
}

/** Loads the checks on first use, because the tables are large. A failed load is retried. */
export async function loadPrescriptionChecks(): Promise<PrescriptionChecks> {
  const [
    tables,
    diagnoses,
    { checkPrescription },
    { understoodPatient },
    { lawOfLines, marksOfLines },
    { changesSince },
  ] = await Promise.all([
    loadMedicineTables(),
    loadDiagnosisNames(),
    import('./check-prescription.ts'),
    import('./patient/conditions/understood-conditions.ts'),
    import('../law/law-of-lines.ts'),
    import('../changes-since.ts'),
  ]);
  return {
    tables,
    check: (lines, patient) => checkPrescription(lines, understoodPatient(patient, diagnoses), tables),
    law: (lines, consultation, patient) => lawOfLines(lines, consultation, patient, tables),
    marks: (lines) => marksOfLines(lines, tables),
    changes: (lines, earlier) => changesSince(lines, earlier, tables),
  };
}
