import { loadMedicineTables } from '../medicines/load-medicines.ts';
import type { MedicineTables } from '../medicines/medicine-tables.ts';
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
}

/** The tables are large, so they are loaded when somebody prescribes. A load that fails is tried again. */
export async function loadPrescriptionChecks(): Promise<PrescriptionChecks> {
  const [tables, { checkPrescription }] = await Promise.all([
    loadMedicineTables(),
    import('./check-prescription.ts'),
  ]);
  return { tables, check: (lines, patient) => checkPrescription(lines, patient, tables) };
}
