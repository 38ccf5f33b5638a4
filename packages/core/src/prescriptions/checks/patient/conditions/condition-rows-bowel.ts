import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, SPECIALIST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const BOWEL = wordLabel(words.conditionRowsBowel, 'bowel');

export const BOWEL_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'bowel-obstruction',
    {
      key: 'prokinetic',
      of: 'prokinetic, laxative',
      severity: 'severe',
      because: BOWEL,
      act: SPECIALIST,
      source: 'BNF',
    },
    {
      key: 'antidiarrhoeal',
      of: 'loperamide, diphenoxylate, antispasmodic, anticholinergic, opioid',
      severity: 'important',
      because: BOWEL,
      act: SPECIALIST,
      source: 'BNF',
    },
    {
      key: 'acarbose',
      of: 'glucosidase-inhibitor, glp1',
      severity: 'severe',
      because: BOWEL,
      act: ANOTHER,
      source: 'BNF, FDA label',
    },
  ),
  ...rulesFor('oesophagus-disorder', {
    key: 'bisphosphonate',
    of: 'alendronic acid, risedronic acid, ibandronic acid',
    severity: 'severe',
    because: wordLabel(words.conditionRowsBowel, 'bisphosphonateBecause'),
    act: wordLabel(words.conditionRowsBowel, 'bisphosphonateAct'),
    source: 'FDA label',
  }),
  ...rulesFor(
    'pancreatitis',
    {
      key: 'incretin',
      of: 'glp1, gliptin',
      severity: 'important',
      because: wordLabel(words.conditionRowsBowel, 'incretinBecause'),
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'valproate',
      of: 'valproate, azathioprine',
      severity: 'important',
      because: wordLabel(words.conditionRowsBowel, 'valproateBecause'),
      act: WEIGH,
      source: 'FDA label',
    },
  ),
];
