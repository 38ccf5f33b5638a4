import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { PARACETAMOL, SPECIALIST, WEIGH } from '../acts.ts';
import { BLEED, type ConditionRule, rulesFor } from './condition-rule.ts';

const ULCER = wordLabel(words.conditionRowsStomach, 'ulcer');
const PPI = wordLabel(words.conditionRowsStomach, 'ppi');
const ADD_PPI = wordLabel(words.conditionRowsStomach, 'addPpi');

export const STOMACH_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'peptic-ulcer',
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin, cox-2',
      severity: 'severe',
      because: ULCER,
      act: PPI,
      source: 'BNF, ACG 2009',
    },
    { key: 'cox-2', of: 'cox-2', severity: 'important', because: ULCER, act: PPI, source: 'BNF' },
    {
      key: 'aspirin',
      of: 'aspirin',
      severity: 'important',
      because: ULCER,
      act: wordLabel(words.conditionRowsStomach, 'aspirinAct'),
      source: 'ACG 2009, BNF',
    },
    { key: 'steroid', of: 'corticosteroid', severity: 'note', because: ULCER, act: ADD_PPI, source: 'BNF' },
    {
      key: 'anticoagulant',
      of: 'oral-anticoagulant, vitamin-k-antagonist, clopidogrel, prasugrel, ticagrelor',
      severity: 'important',
      because: ULCER,
      act: ADD_PPI,
      source: 'BNF',
    },
    {
      key: 'bisphosphonate',
      of: 'alendronic acid, risedronic acid',
      severity: 'important',
      because: wordLabel(words.conditionRowsStomach, 'bisphosphonateBecause'),
      act: wordLabel(words.conditionRowsStomach, 'bisphosphonateAct'),
      source: 'BNF',
    },
    {
      key: 'nicorandil',
      of: 'nicorandil, nicotinic acid',
      severity: 'note',
      because: wordLabel(words.conditionRowsStomach, 'nicorandilBecause'),
      act: WEIGH,
      source: 'MHRA 2016',
    },
  ),
  ...rulesFor('dyspepsia', {
    key: 'nsaid',
    of: 'nsaid',
    unless: 'cox-2',
    severity: 'note',
    because: wordLabel(words.conditionRowsStomach, 'nsaidBecause'),
    act: PPI,
    source: 'ACG 2009',
  }),
  ...rulesFor(
    'gi-bleed',
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin',
      severity: 'severe',
      because: BLEED,
      act: PARACETAMOL,
      source: 'BNF, ACG 2009',
    },
    {
      key: 'aspirin',
      of: 'aspirin',
      severity: 'severe',
      because: BLEED,
      act: wordLabel(words.conditionRowsStomach, 'aspirinAct'),
      source: 'BNF, ACG 2021',
    },
    {
      key: 'anticoagulant',
      of: 'oral-anticoagulant, vitamin-k-antagonist, heparin, clopidogrel, prasugrel, ticagrelor',
      severity: 'severe',
      because: BLEED,
      act: SPECIALIST,
      source: 'BNF, ACG 2022',
    },
    {
      key: 'steroid',
      of: 'corticosteroid, ssri, snri',
      severity: 'note',
      because: BLEED,
      act: ADD_PPI,
      source: 'BNF',
    },
  ),
];
