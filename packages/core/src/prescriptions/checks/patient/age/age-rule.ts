import type { Severity } from '../../medicine-finding.ts';
import type { RuleTexts } from '../patient-rule.ts';
import type { RuleMedicines } from '../rule-medicines.ts';

export interface AgeSpan {
  readonly unit: 'years' | 'months' | 'days';
  readonly count: number;
}

export const years = (count: number): AgeSpan => ({ unit: 'years', count });
export const months = (count: number): AgeSpan => ({ unit: 'months', count });
export const days = (count: number): AgeSpan => ({ unit: 'days', count });

/** A medicine with a minimum age. */
export interface AgeRule extends RuleMedicines, RuleTexts {
  readonly rule: string;
  readonly below: AgeSpan;
  readonly severity: Severity;
  /** If the age is unknown, ask before giving this medicine. */
  readonly asksAge?: true;
}

/** A medicine that is often inappropriate from 65 years on. */
export interface ElderlyRule extends RuleMedicines, RuleTexts {
  readonly rule: string;
  readonly severity: Exclude<Severity, 'severe'>;
}
