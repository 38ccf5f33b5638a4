import { type Label, wordLabel } from '#formatting';
import type { JudgedPatient } from '../../judged-patient.ts';
import type { FindingKind, MedicineFinding, ReadLine } from '../../medicine-finding.ts';
import * as words from '../../words/en.ts';
import { findingFor, isRuleFor } from '../patient-rule.ts';
import type { ConditionKey } from './condition-names.ts';
import { ARTERIES_CONDITIONS } from './condition-rows-arteries.ts';
import { BLEEDING_CONDITIONS } from './condition-rows-bleeding.ts';
import { BONES_AND_SKIN_CONDITIONS } from './condition-rows-bones-and-skin.ts';
import { BOWEL_CONDITIONS } from './condition-rows-bowel.ts';
import { CANCERS_CONDITIONS } from './condition-rows-cancers.ts';
import { CLOTS_CONDITIONS } from './condition-rows-clots.ts';
import { DEPENDENCE_CONDITIONS } from './condition-rows-dependence.ts';
import { ENZYMES_CONDITIONS } from './condition-rows-enzymes.ts';
import { EYES_AND_BLADDER_CONDITIONS } from './condition-rows-eyes-and-bladder.ts';
import { FITS_CONDITIONS } from './condition-rows-fits.ts';
import { GLANDS_AND_SALTS_CONDITIONS } from './condition-rows-glands-and-salts.ts';
import { HEART_FAILURE_CONDITIONS } from './condition-rows-heart-failure.ts';
import { LIVER_CONDITIONS } from './condition-rows-liver.ts';
import { LUNGS_CONDITIONS } from './condition-rows-lungs.ts';
import { MIND_CONDITIONS } from './condition-rows-mind.ts';
import { MOVEMENT_AND_MEMORY_CONDITIONS } from './condition-rows-movement-and-memory.ts';
import { MUSCLES_CONDITIONS } from './condition-rows-muscles.ts';
import { RARE_CONDITIONS } from './condition-rows-rare.ts';
import { RHYTHM_CONDITIONS } from './condition-rows-rhythm.ts';
import { STOMACH_CONDITIONS } from './condition-rows-stomach.ts';
import type { ConditionRule } from './condition-rule.ts';
import { recordedConditions } from './recorded-conditions.ts';

export const CONDITION_RULES: readonly ConditionRule[] = [
  ...HEART_FAILURE_CONDITIONS,
  ...ARTERIES_CONDITIONS,
  ...RHYTHM_CONDITIONS,
  ...LUNGS_CONDITIONS,
  ...STOMACH_CONDITIONS,
  ...BOWEL_CONDITIONS,
  ...LIVER_CONDITIONS,
  ...ENZYMES_CONDITIONS,
  ...BLEEDING_CONDITIONS,
  ...CLOTS_CONDITIONS,
  ...CANCERS_CONDITIONS,
  ...GLANDS_AND_SALTS_CONDITIONS,
  ...FITS_CONDITIONS,
  ...MOVEMENT_AND_MEMORY_CONDITIONS,
  ...MUSCLES_CONDITIONS,
  ...EYES_AND_BLADDER_CONDITIONS,
  ...DEPENDENCE_CONDITIONS,
  ...MIND_CONDITIONS,
  ...BONES_AND_SKIN_CONDITIONS,
  ...RARE_CONDITIONS,
];

const PROBLEM: Label = wordLabel(words.conditionFindings, 'problem');

const kindOf = (condition: ConditionKey): FindingKind =>
  condition === 'cirrhosis' || condition === 'hepatitis' ? 'liver' : 'condition';

/** Returns findings because of recorded conditions. */
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

const UNREAD: Label = wordLabel(words.conditionFindings, 'unread');

/** Names conditions that only a person can interpret, once, at the first medicine that any condition rule concerns. */
export function unreadConditionFindings(
  lines: readonly ReadLine[],
  { conditions }: JudgedPatient,
): readonly (readonly MedicineFinding[])[] {
  const unread = [...new Set(conditions.filter(({ isUnread }) => isUnread).map(({ name }) => name))];
  const first =
    unread.length === 0
      ? -1
      : lines.findIndex((line) => CONDITION_RULES.some((rule) => isRuleFor(rule, line)));
  return lines.map((line, index) =>
    index === first
      ? [
          findingFor(line, {
            kind: 'condition',
            severity: 'note',
            rule: 'unread',
            about: unread.join('”, “'),
            problem: UNREAD,
            act: wordLabel(words.conditionFindings, 'conditionAct'),
            source: 'Careline',
          }),
        ]
      : [],
  );
}
