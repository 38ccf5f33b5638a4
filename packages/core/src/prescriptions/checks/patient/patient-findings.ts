import type { JudgedPatient } from '../judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../medicine-finding.ts';
import { ageFindings } from './age/age-findings.ts';
import { conditionFindings } from './conditions/condition-findings.ts';
import { kidneyFindings } from './kidney/kidney-findings.ts';
import { valueFindings } from './values/value-findings.ts';

/** What speaks against a medicine because of the patient: age, kidneys, laboratory values, conditions, pregnancy. */
export const patientFindings = (line: ReadLine, patient: JudgedPatient): readonly MedicineFinding[] => [
  ...ageFindings(line, patient),
  ...kidneyFindings(line, patient),
  ...valueFindings(line, patient),
  ...conditionFindings(line, patient),
];
