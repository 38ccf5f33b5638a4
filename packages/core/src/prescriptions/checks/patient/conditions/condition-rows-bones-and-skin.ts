import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

export const BONES_AND_SKIN_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor('osteoporosis', {
    key: 'steroid',
    of: 'corticosteroid, glitazone, aromatase-inhibitor',
    severity: 'note',
    because: wordLabel(words.conditionRowsBonesAndSkin, 'steroidBecause'),
    act: WEIGH,
    source: 'BNF, FDA label',
  }),
  ...rulesFor('psoriasis', {
    key: 'flare',
    of: 'lithium, propranolol, chloroquine, hydroxychloroquine',
    severity: 'note',
    because: wordLabel(words.conditionRowsBonesAndSkin, 'flareBecause'),
    act: WEIGH,
    source: 'BNF',
  }),
];
