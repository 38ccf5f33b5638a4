import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, LOWEST, SPECIALIST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const MANIA = wordLabel(words.conditionRowsMind, 'mania');
const MOOD = wordLabel(words.conditionRowsMind, 'mood');

export const MIND_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'psychosis',
    {
      key: 'stimulant',
      of: 'methylphenidate, dexamfetamine, levodopa, dopamine-agonist',
      severity: 'important',
      because: MANIA,
      act: SPECIALIST,
      source: 'FDA labels, BNF',
    },
    {
      key: 'steroid',
      of: 'corticosteroid',
      severity: 'important',
      because: MANIA,
      act: LOWEST,
      source: 'BNF',
    },
    {
      key: 'mefloquine',
      of: 'mefloquine',
      severity: 'severe',
      because: MANIA,
      act: ANOTHER,
      source: 'FDA boxed warning',
    },
    {
      key: 'antidepressant',
      of: 'ssri, snri, tricyclic, bupropion',
      severity: 'note',
      because: MANIA,
      act: wordLabel(words.conditionRowsMind, 'antidepressantAct'),
      source: 'NICE CG185',
    },
    {
      key: 'efavirenz',
      of: 'efavirenz, cycloserine',
      severity: 'important',
      because: MANIA,
      act: ANOTHER,
      source: 'WHO, FDA label',
    },
  ),
  ...rulesFor(
    'depression',
    {
      key: 'mefloquine',
      of: 'mefloquine',
      severity: 'severe',
      because: MOOD,
      act: ANOTHER,
      source: 'FDA boxed warning',
    },
    {
      key: 'isotretinoin',
      of: 'isotretinoin, efavirenz, flunarizine, tetrabenazine, cycloserine, interferon beta',
      severity: 'important',
      because: MOOD,
      act: WEIGH,
      source: 'FDA labels, BNF',
    },
    {
      key: 'steroid',
      of: 'corticosteroid, levetiracetam, montelukast, finasteride, varenicline, methyldopa',
      severity: 'note',
      because: MOOD,
      act: wordLabel(words.conditionRowsMind, 'steroidAct'),
      source: 'FDA labels, MHRA',
    },
    {
      key: 'tricyclic',
      of: 'tricyclic',
      severity: 'note',
      because: wordLabel(words.conditionRowsMind, 'tricyclicBecause'),
      act: wordLabel(words.conditionRowsMind, 'tricyclicAct'),
      source: 'NICE NG222',
    },
  ),
];
