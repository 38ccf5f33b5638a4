import type { Label } from '#formatting';
import type { Severity } from '../../medicine-finding.ts';
import { WEIGH } from '../acts.ts';
import type { RuleTexts } from '../patient-rule.ts';
import type { RuleMedicines } from '../rule-medicines.ts';

export interface BreastfeedingRule extends RuleMedicines, RuleTexts {
  readonly rule: string;
  readonly severity: Severity;
  /** Severe until this many days after birth. */
  readonly severeUntil?: number;
}

const rowOf =
  (severity: Severity) =>
  (
    rule: string,
    of: string,
    because: Label,
    source: string,
    act: Label = WEIGH,
    rest?: Partial<BreastfeedingRule>,
  ): BreastfeedingRule => ({ rule, of, severity, because, act, source, ...rest });

export const severe = rowOf('severe');
export const important = rowOf('important');
export const note = rowOf('note');
