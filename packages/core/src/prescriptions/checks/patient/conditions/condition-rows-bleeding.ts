import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { PARACETAMOL, SPECIALIST, STOP, WEIGH } from '../acts.ts';
import { BLEED, type ConditionRule, rulesFor } from './condition-rule.ts';

const ANTITHROMBOTICS = 'oral-anticoagulant, vitamin-k-antagonist, heparin, antiplatelet, thrombolytic';

export const BLEEDING_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'brain-bleed',
    {
      key: 'antithrombotic',
      of: ANTITHROMBOTICS,
      severity: 'severe',
      because: BLEED,
      act: SPECIALIST,
      source: 'AHA 2022',
    },
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin',
      severity: 'important',
      because: BLEED,
      act: PARACETAMOL,
      source: 'AHA 2022',
    },
  ),
  ...rulesFor(
    'bleeding-disorder',
    {
      key: 'nsaid',
      of: 'nsaid, antiplatelet',
      unless: 'cox-2',
      severity: 'severe',
      because: BLEED,
      act: PARACETAMOL,
      source: 'WFH 2020, BNF',
    },
    {
      key: 'anticoagulant',
      of: 'oral-anticoagulant, vitamin-k-antagonist, heparin, thrombolytic',
      severity: 'severe',
      because: BLEED,
      act: SPECIALIST,
      source: 'BNF',
    },
    { key: 'ssri', of: 'ssri, snri', severity: 'note', because: BLEED, act: WEIGH, source: 'BNF' },
  ),
  ...rulesFor(
    'dengue',
    {
      key: 'nsaid',
      of: 'nsaid',
      severity: 'severe',
      because: wordLabel(words.conditionRowsBleeding, 'nsaidBecause'),
      act: PARACETAMOL,
      source: 'WHO 2009, NVBDCP 2015',
    },
    {
      key: 'steroid',
      of: 'corticosteroid',
      severity: 'important',
      because: wordLabel(words.conditionRowsBleeding, 'steroidBecause'),
      act: STOP,
      source: 'WHO 2009',
    },
    {
      key: 'anticoagulant',
      of: 'oral-anticoagulant, vitamin-k-antagonist, clopidogrel, prasugrel, ticagrelor',
      severity: 'important',
      because: wordLabel(words.conditionRowsBleeding, 'anticoagulantBecause'),
      act: SPECIALIST,
      source: 'WHO 2009',
    },
  ),
];
