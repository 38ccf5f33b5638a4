import { wordLabel } from '#formatting';
import type { Severity } from '../../medicine-finding.ts';
import * as words from '../../words/en.ts';
import type { RuleTexts } from '../patient-rule.ts';
import type { RuleMedicines } from '../rule-medicines.ts';
import type { ConditionKey } from './condition-names.ts';

/** Reasons that several files share. */
export const BLEED = wordLabel(words.conditionReasons, 'bleed');
export const FITS = wordLabel(words.conditionReasons, 'fits');
export const ANTIMUSCARINICS =
  'tricyclic, trihexyphenidyl, oxybutynin, tolterodine, solifenacin, darifenacin, trospium, dicyclomine, hyoscine butylbromide, hyoscine hydrobromide, propantheline, atropine, glycopyrronium, clidinium, chlorpheniramine, promethazine, diphenhydramine, hydroxyzine, cyproheptadine, doxylamine';

export interface ConditionRule extends RuleMedicines, RuleTexts {
  readonly rule: string;
  readonly condition: ConditionKey;
  readonly severity: Severity;
}

type RuleFor = Omit<ConditionRule, 'rule' | 'condition'> & { readonly key: string };

/** Rows of one condition; `key` names the medicines. */
export const rulesFor = (condition: ConditionKey, ...rules: readonly RuleFor[]): readonly ConditionRule[] =>
  rules.map(({ key, ...rule }) => ({ ...rule, rule: `${condition}-${key}`, condition }));
