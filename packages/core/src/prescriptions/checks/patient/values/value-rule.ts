import type { JudgedValues } from '../../judged-patient.ts';
import type { Severity } from '../../medicine-finding.ts';
import type { RuleTexts } from '../patient-rule.ts';
import type { RuleMedicines } from '../rule-medicines.ts';

/** A medicine that a laboratory value speaks against. */
export interface ValueRule extends RuleMedicines, RuleTexts {
  readonly rule: string;
  readonly value: Exclude<keyof JudgedValues, 'egfr'>;
  /** The rule holds from this value on (`from`), or up to but without it (`below`). */
  readonly from?: number;
  readonly below?: number;
  readonly severity: Severity;
  /** The rule also asks for an eGFR below this. */
  readonly egfrBelow?: number;
}
