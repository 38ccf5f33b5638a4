import type { JudgedValues } from '../../judged-patient.ts';
import type { Severity } from '../../medicine-finding.ts';
import type { RuleTexts } from '../patient-rule.ts';
import type { RuleMedicines } from '../rule-medicines.ts';

/** A medicine that conflicts with a lab value. */
export interface ValueRule extends RuleMedicines, RuleTexts {
  readonly rule: string;
  readonly value: Exclude<keyof JudgedValues, 'egfr'>;
  /** Applies from this value on (`from`), or below it (`below`). */
  readonly from?: number;
  readonly below?: number;
  readonly severity: Severity;
  /** Also requires an eGFR below this. */
  readonly egfrBelow?: number;
}
