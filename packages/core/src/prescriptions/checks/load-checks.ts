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

/** The check of prescriptions with all its tables. */
export interface PrescriptionChecks {
  readonly tables: MedicineTables;
  /** What speaks against each line, in their order, the gravest first. */
  readonly check: (
    lines: readonly LineToCheck[],
    patient: JudgedPatient,
  ) => readonly (readonly MedicineFinding[])[];
  /** What the law has against each line in this consultation, in their order. */
  readonly law: (
    lines: readonly LineToCheck[],
    consultation: PrescribingConsultation,
    patient: Pick<JudgedPatient, 'current'>,
  ) => readonly (readonly LawFinding[])[];
  /** The mark that the paper shows at each line, in their order. */
  readonly marks: (lines: readonly LineToCheck[]) => readonly (ScheduleMark | undefined)[];
  /** How lines differ from those of an earlier prescription. */
  readonly changes: <Earlier extends { readonly id: string; readonly medicine: string }>(
    lines: readonly NewLine[],
    earlier: readonly Earlier[],
  ) => ReturnType<typeof changesSince<Earlier>>;
}

/** The tables are large, so they are loaded when somebody prescribes. A load that fails is tried again. */
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
