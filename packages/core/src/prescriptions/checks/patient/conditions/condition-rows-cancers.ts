import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, SPECIALIST } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const FEEDS = wordLabel(words.conditionRowsCancers, 'feeds');

export const CANCERS_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'breast-cancer',
    {
      key: 'oestrogen',
      of: 'oestrogen, combined-contraceptive, tibolone',
      local: true,
      severity: 'severe',
      because: FEEDS,
      act: ANOTHER,
      source: 'WHO MEC 2015, BNF',
    },
    {
      key: 'progestogen',
      of: 'progestogen, progestogen-high, progestogen-only-contraceptive, emergency-contraceptive',
      severity: 'important',
      because: FEEDS,
      act: SPECIALIST,
      source: 'WHO MEC 2015',
    },
    {
      key: 'tamoxifen',
      of: 'paroxetine, fluoxetine, bupropion',
      severity: 'note',
      because: wordLabel(words.conditionRowsCancers, 'tamoxifenBecause'),
      act: wordLabel(words.conditionRowsCancers, 'tamoxifenAct'),
      source: 'BNF, ASCO',
    },
  ),
  ...rulesFor('womb-cancer', {
    key: 'oestrogen',
    of: 'oestrogen, tibolone',
    severity: 'severe',
    because: FEEDS,
    act: SPECIALIST,
    source: 'BNF',
  }),
  ...rulesFor('bladder-cancer', {
    key: 'glitazone',
    of: 'pioglitazone',
    severity: 'severe',
    because: FEEDS,
    act: ANOTHER,
    source: 'FDA 2011, CDSCO 2013',
  }),
  ...rulesFor('thyroid-cancer-medullary', {
    key: 'glp1',
    of: 'glp1',
    severity: 'severe',
    because: FEEDS,
    act: ANOTHER,
    source: 'FDA boxed warning',
  }),
];
