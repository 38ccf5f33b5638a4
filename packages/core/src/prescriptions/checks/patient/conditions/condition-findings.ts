import type { Label } from '#formatting';
import type { JudgedPatient } from '../../judged-patient.ts';
import type { FindingKind, MedicineFinding, ReadLine } from '../../medicine-finding.ts';
import { findingFor, isRuleFor } from '../patient-rule.ts';
import type { ConditionKey } from './condition-names.ts';
import { BLOOD_AND_HORMONE_CONDITIONS } from './condition-rows-blood-and-hormones.ts';
import { BRAIN_CONDITIONS } from './condition-rows-brain.ts';
import { HEART_CONDITIONS } from './condition-rows-heart.ts';
import { LUNG_AND_STOMACH_CONDITIONS } from './condition-rows-lungs-and-stomach.ts';
import type { ConditionRule } from './condition-rule.ts';
import { recordedConditions } from './recorded-conditions.ts';

export const CONDITION_RULES: readonly ConditionRule[] = [
  ...HEART_CONDITIONS,
  ...LUNG_AND_STOMACH_CONDITIONS,
  ...BLOOD_AND_HORMONE_CONDITIONS,
  ...BRAIN_CONDITIONS,
];

const PROBLEM: Label = { en: '{name} with {about}: {because}', hi: '{about} में {name}: {because}' };

const kindOf = (condition: ConditionKey): FindingKind =>
  condition === 'cirrhosis' || condition === 'hepatitis' ? 'liver' : 'condition';

/** What speaks against a medicine because of a recorded condition. */
export function conditionFindings(line: ReadLine, { conditions }: JudgedPatient): readonly MedicineFinding[] {
  const recorded = recordedConditions(conditions);
  return CONDITION_RULES.flatMap((rule) => {
    const about = recorded.get(rule.condition);
    if (about === undefined || !isRuleFor(rule, line)) return [];
    return findingFor(line, {
      kind: kindOf(rule.condition),
      severity: rule.severity,
      rule: rule.rule,
      about,
      problem: PROBLEM,
      act: rule.act,
      source: rule.source,
      values: { because: rule.because },
    });
  });
}
