import type { JudgedPatient } from '../judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../medicine-finding.ts';
import { ageFindings } from './age/age-findings.ts';

/** What speaks against a medicine because of the patient: age, kidneys, laboratory values, conditions, pregnancy. */
export const patientFindings = (line: ReadLine, patient: JudgedPatient): readonly MedicineFinding[] => [
  ...ageFindings(line, patient),
];
