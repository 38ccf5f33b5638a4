import type { JudgedPatient } from '../judged-patient.ts';
import type { MedicineFinding, ReadLine } from '../medicine-finding.ts';
import { ageFindings } from './age/age-findings.ts';
import { breastfeedingFindings } from './breastfeeding/breastfeeding-findings.ts';
import { conditionFindings } from './conditions/condition-findings.ts';
import { kidneyFindings } from './kidney/kidney-findings.ts';
import { pregnancyFindings } from './pregnancy/pregnancy-findings.ts';
import { valueFindings } from './values/value-findings.ts';

/** Returns findings because of the patient: age, pregnancy, breast-feeding, kidneys, lab values and conditions. */
export const patientFindings = (line: ReadLine, patient: JudgedPatient): readonly MedicineFinding[] => [
  ...ageFindings(line, patient),
  ...pregnancyFindings(line, patient),
  ...breastfeedingFindings(line, patient),
  ...kidneyFindings(line, patient),
  ...valueFindings(line, patient),
  ...conditionFindings(line, patient),
];
