import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, LOWEST, SPECIALIST, WEIGH } from '../acts.ts';
import { ANTIMUSCARINICS, type ConditionRule, rulesFor } from './condition-rule.ts';

const EYE = wordLabel(words.conditionRowsEyesAndBladder, 'eye');
const BLADDER = wordLabel(words.conditionRowsEyesAndBladder, 'bladder');

export const EYES_AND_BLADDER_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'angle-closure',
    {
      key: 'anticholinergic',
      of: ANTIMUSCARINICS,
      severity: 'severe',
      because: EYE,
      act: ANOTHER,
      source: 'BNF, FDA labels',
    },
    {
      key: 'drops',
      of: 'tropicamide, cyclopentolate, homatropine',
      local: true,
      severity: 'severe',
      because: EYE,
      act: SPECIALIST,
      source: 'BNF',
    },
    {
      key: 'topiramate',
      of: 'topiramate',
      severity: 'severe',
      because: EYE,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'ipratropium',
      of: 'anticholinergic-inhaled',
      local: true,
      severity: 'note',
      because: EYE,
      act: wordLabel(words.conditionRowsEyesAndBladder, 'ipratropiumAct'),
      source: 'BNF',
    },
    {
      key: 'antidepressant',
      of: 'ssri, snri, pseudoephedrine, phenylephrine',
      severity: 'important',
      because: EYE,
      act: WEIGH,
      source: 'FDA labels',
    },
  ),
  ...rulesFor(
    'prostate',
    {
      key: 'anticholinergic',
      of: ANTIMUSCARINICS,
      unless: 'hyoscine butylbromide, solifenacin, tolterodine',
      severity: 'important',
      because: BLADDER,
      act: ANOTHER,
      source: 'AGS Beers 2023, BNF',
    },
    {
      key: 'bladder',
      of: 'hyoscine butylbromide, solifenacin, tolterodine',
      severity: 'note',
      because: BLADDER,
      act: wordLabel(words.conditionRowsEyesAndBladder, 'bladderAct'),
      source: 'BNF',
    },
    {
      key: 'decongestant',
      of: 'pseudoephedrine, phenylephrine, ephedrine',
      severity: 'important',
      because: BLADDER,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'opioid',
      of: 'opioid, anticholinergic-inhaled',
      local: true,
      severity: 'note',
      because: BLADDER,
      act: LOWEST,
      source: 'BNF',
    },
    {
      key: 'testosterone',
      of: 'androgen',
      severity: 'important',
      because: wordLabel(words.conditionRowsEyesAndBladder, 'testosteroneBecause'),
      act: SPECIALIST,
      source: 'FDA label',
    },
  ),
];
