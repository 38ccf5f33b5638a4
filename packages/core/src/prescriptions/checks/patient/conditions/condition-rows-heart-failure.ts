import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, PARACETAMOL, STOP } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const FLUID = wordLabel(words.conditionRowsHeartFailure, 'fluid');
const WEAKENS = wordLabel(words.conditionRowsHeartFailure, 'weakens');

export const HEART_FAILURE_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'heart-failure',
    {
      key: 'diclofenac',
      of: 'diclofenac, aceclofenac, cox-2',
      severity: 'severe',
      because: FLUID,
      act: PARACETAMOL,
      source: 'EMA 2013, EMA 2005',
    },
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin, diclofenac, aceclofenac, cox-2',
      severity: 'important',
      because: FLUID,
      act: PARACETAMOL,
      source: 'ESC 2021, AHA 2022',
    },
    {
      key: 'glitazone',
      of: 'glitazone',
      severity: 'severe',
      because: FLUID,
      act: wordLabel(words.conditionRowsHeartFailure, 'glitazoneAct'),
      source: 'FDA boxed warning, ESC 2021',
    },
    {
      key: 'verapamil',
      of: 'verapamil, diltiazem',
      severity: 'severe',
      because: WEAKENS,
      act: wordLabel(words.conditionRowsHeartFailure, 'verapamilAct'),
      source: 'ESC 2021, AHA 2022',
    },
    {
      key: 'cilostazol',
      of: 'cilostazol',
      severity: 'severe',
      because: wordLabel(words.conditionRowsHeartFailure, 'cilostazolBecause'),
      act: STOP,
      source: 'FDA boxed warning',
    },
    {
      key: 'dronedarone',
      of: 'dronedarone, flecainide, propafenone, disopyramide',
      severity: 'severe',
      because: wordLabel(words.conditionRowsHeartFailure, 'dronedaroneBecause'),
      act: ANOTHER,
      source: 'FDA boxed warning, ESC 2021',
    },
    {
      key: 'gliptin',
      of: 'saxagliptin, alogliptin',
      severity: 'important',
      because: FLUID,
      act: wordLabel(words.conditionRowsHeartFailure, 'gliptinAct'),
      source: 'FDA 2016',
    },
    {
      key: 'itraconazole',
      of: 'itraconazole',
      severity: 'important',
      because: WEAKENS,
      act: wordLabel(words.conditionRowsHeartFailure, 'itraconazoleAct'),
      source: 'FDA boxed warning',
    },
    {
      key: 'alpha-blocker',
      of: 'doxazosin, prazosin, moxonidine',
      severity: 'important',
      because: wordLabel(words.conditionRowsHeartFailure, 'alphaBlockerBecause'),
      act: ANOTHER,
      source: 'ESC 2021',
    },
    {
      key: 'steroid',
      of: 'corticosteroid',
      severity: 'note',
      because: FLUID,
      act: wordLabel(words.conditionRowsHeartFailure, 'steroidAct'),
      source: 'BNF',
    },
    {
      key: 'nifedipine',
      of: 'nifedipine',
      severity: 'note',
      because: WEAKENS,
      act: wordLabel(words.conditionRowsHeartFailure, 'nifedipineAct'),
      source: 'ESC 2021',
    },
  ),
];
