import type { Severity } from '../../medicine-finding.ts';
import type { RuleTexts } from '../patient-rule.ts';
import type { RuleMedicines } from '../rule-medicines.ts';
import type { ConditionKey } from './condition-names.ts';

export interface ConditionRule extends RuleMedicines, RuleTexts {
  readonly rule: string;
  readonly condition: ConditionKey;
  readonly severity: Severity;
}

type RuleFor = Omit<ConditionRule, 'rule' | 'condition'> & { readonly key: string };

/** Rows of one condition; `key` names the medicines. */
export const rulesFor = (condition: ConditionKey, ...rules: readonly RuleFor[]): readonly ConditionRule[] =>
  rules.map(({ key, ...rule }) => ({ ...rule, rule: `${condition}-${key}`, condition }));
