import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, PARACETAMOL } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const NARROWS = wordLabel(words.conditionRowsArteries, 'narrows');
const RAISES = wordLabel(words.conditionRowsArteries, 'raises');

const ATTACKS = wordLabel(words.conditionRowsArteries, 'attacks');

export const ARTERIES_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'coronary-disease',
    {
      key: 'triptan',
      of: 'triptan, ergotamine, dihydroergotamine, methylergometrine',
      severity: 'severe',
      because: NARROWS,
      act: ANOTHER,
      source: 'FDA labels, BNF',
    },
    {
      key: 'diclofenac',
      of: 'diclofenac, aceclofenac, cox-2',
      severity: 'severe',
      because: ATTACKS,
      act: PARACETAMOL,
      source: 'EMA 2013, EMA 2005',
    },
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin, naproxen, diclofenac, aceclofenac, cox-2',
      severity: 'important',
      because: ATTACKS,
      act: PARACETAMOL,
      source: 'EMA 2013, FDA 2015',
    },
    {
      key: 'decongestant',
      of: 'pseudoephedrine, phenylephrine, phenylpropanolamine',
      severity: 'important',
      because: NARROWS,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'nifedipine',
      of: 'nifedipine',
      severity: 'note',
      because: wordLabel(words.conditionRowsArteries, 'nifedipineBecause'),
      act: wordLabel(words.conditionRowsArteries, 'nifedipineAct'),
      source: 'BNF',
    },
    {
      key: 'febuxostat',
      of: 'febuxostat',
      severity: 'important',
      because: wordLabel(words.conditionRowsArteries, 'febuxostatBecause'),
      act: wordLabel(words.conditionRowsArteries, 'febuxostatAct'),
      source: 'FDA 2019, MHRA 2023',
    },
    {
      key: 'levothyroxine',
      of: 'levothyroxine, liothyronine',
      severity: 'note',
      because: wordLabel(words.conditionRowsArteries, 'levothyroxineBecause'),
      act: wordLabel(words.conditionRowsArteries, 'levothyroxineAct'),
      source: 'ATA 2014',
    },
  ),
  ...rulesFor(
    'artery-disease',
    {
      key: 'ergot',
      of: 'ergot, triptan',
      severity: 'severe',
      because: NARROWS,
      act: ANOTHER,
      source: 'FDA labels, BNF',
    },
    {
      key: 'beta-blocker',
      of: 'propranolol, sotalol',
      severity: 'note',
      because: NARROWS,
      act: wordLabel(words.conditionRowsArteries, 'betaBlockerAct'),
      source: 'BNF',
    },
  ),
  ...rulesFor(
    'hypertension',
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin',
      severity: 'note',
      because: RAISES,
      act: wordLabel(words.conditionRowsArteries, 'nsaidAct'),
      source: 'ISH 2020',
    },
    {
      key: 'decongestant',
      of: 'pseudoephedrine, phenylpropanolamine, phenylephrine',
      severity: 'important',
      because: RAISES,
      act: ANOTHER,
      source: 'BNF, ISH 2020',
    },
    {
      key: 'contraceptive',
      of: 'combined-contraceptive',
      severity: 'severe',
      because: wordLabel(words.conditionRowsArteries, 'contraceptiveBecause'),
      act: wordLabel(words.conditionRowsArteries, 'contraceptiveAct'),
      source: 'WHO MEC 2015',
    },
    {
      key: 'steroid',
      of: 'corticosteroid',
      severity: 'note',
      because: RAISES,
      act: wordLabel(words.conditionRowsArteries, 'steroidAct'),
      source: 'ISH 2020',
    },
    {
      key: 'venlafaxine',
      of: 'snri, bupropion',
      severity: 'note',
      because: RAISES,
      act: wordLabel(words.conditionRowsArteries, 'venlafaxineAct'),
      source: 'BNF',
    },
  ),
];
