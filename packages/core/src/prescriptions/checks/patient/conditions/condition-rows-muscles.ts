import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, SPECIALIST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const WEAKNESS = wordLabel(words.conditionRowsMuscles, 'weakness');

export const MUSCLES_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'myasthenia',
    {
      key: 'quinolone',
      of: 'quinolone',
      severity: 'severe',
      because: WEAKNESS,
      act: ANOTHER,
      source: 'FDA boxed warning',
    },
    {
      key: 'aminoglycoside',
      of: 'aminoglycoside, colistin, polymyxin b',
      severity: 'severe',
      because: WEAKNESS,
      act: ANOTHER,
      source: 'MGFA, BNF',
    },
    {
      key: 'magnesium',
      of: 'magnesium sulfate',
      severity: 'severe',
      because: WEAKNESS,
      act: SPECIALIST,
      source: 'MGFA',
    },
    {
      key: 'macrolide',
      of: 'macrolide',
      severity: 'important',
      because: WEAKNESS,
      act: ANOTHER,
      source: 'MGFA, FDA label',
    },
    {
      key: 'beta-blocker',
      of: 'beta-blocker',
      local: true,
      severity: 'important',
      because: WEAKNESS,
      act: WEIGH,
      source: 'MGFA',
    },
    {
      key: 'quinine',
      of: 'quinine, chloroquine, hydroxychloroquine, penicillamine, quinidine',
      severity: 'severe',
      because: WEAKNESS,
      act: ANOTHER,
      source: 'MGFA, FDA label',
    },
    {
      key: 'sedative',
      of: 'benzodiazepine, muscle-relaxant, neuromuscular-blocker',
      severity: 'important',
      because: WEAKNESS,
      act: WEIGH,
      source: 'BNF',
    },
    {
      key: 'verapamil',
      of: 'verapamil, procaine, lithium, statin, phenytoin',
      severity: 'note',
      because: WEAKNESS,
      act: WEIGH,
      source: 'MGFA',
    },
    {
      key: 'anticholinergic',
      of: 'oxybutynin, tolterodine, solifenacin, trihexyphenidyl',
      severity: 'note',
      because: wordLabel(words.conditionRowsMuscles, 'anticholinergicBecause'),
      act: WEIGH,
      source: 'BNF',
    },
  ),
];
