import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { SPECIALIST } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const CRISIS = wordLabel(words.conditionRowsGlandsAndSalts, 'crisis');
const URIC_ACID = wordLabel(words.conditionRowsGlandsAndSalts, 'uricAcid');
const POTASSIUM = wordLabel(words.conditionRowsGlandsAndSalts, 'potassium');
const SODIUM = wordLabel(words.conditionRowsGlandsAndSalts, 'sodium');

export const GLANDS_AND_SALTS_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'phaeochromocytoma',
    {
      key: 'beta-blocker',
      of: 'beta-blocker',
      severity: 'severe',
      because: CRISIS,
      act: wordLabel(words.conditionRowsGlandsAndSalts, 'betaBlockerAct'),
      source: 'Endocrine Society 2014',
    },
    {
      key: 'metoclopramide',
      of: 'metoclopramide, levosulpiride, prochlorperazine, haloperidol, haloperidol decanoate, droperidol',
      severity: 'severe',
      because: CRISIS,
      act: wordLabel(words.conditionRowsGlandsAndSalts, 'metoclopramideAct'),
      source: 'Endocrine Society 2014',
    },
    {
      key: 'steroid',
      of: 'corticosteroid, tricyclic, snri, pseudoephedrine, ephedrine, methyldopa',
      severity: 'important',
      because: CRISIS,
      act: SPECIALIST,
      source: 'Endocrine Society 2014',
    },
  ),
  ...rulesFor('thyrotoxicosis', {
    key: 'stimulants',
    of: 'levothyroxine, liothyronine, pseudoephedrine, salbutamol, theophylline',
    severity: 'important',
    because: wordLabel(words.conditionRowsGlandsAndSalts, 'stimulantsBecause'),
    act: SPECIALIST,
    source: 'BNF',
  }),
  ...rulesFor(
    'gout',
    {
      key: 'thiazide',
      of: 'thiazide, loop-diuretic',
      severity: 'important',
      because: URIC_ACID,
      act: wordLabel(words.conditionRowsGlandsAndSalts, 'thiazideAct'),
      source: 'ACR 2020, BNF',
    },
    {
      key: 'aspirin',
      of: 'aspirin',
      severity: 'note',
      because: URIC_ACID,
      act: wordLabel(words.conditionRowsGlandsAndSalts, 'aspirinAct'),
      source: 'ACR 2020',
    },
    {
      key: 'pyrazinamide',
      of: 'pyrazinamide, ethambutol, nicotinic acid',
      severity: 'important',
      because: URIC_ACID,
      act: wordLabel(words.conditionRowsGlandsAndSalts, 'pyrazinamideAct'),
      source: 'BNF',
    },
  ),
  ...rulesFor(
    'hyperkalaemia',
    {
      key: 'potassium',
      of: 'potassium chloride, potassium citrate, aldosterone-antagonist, potassium-sparing-diuretic',
      severity: 'severe',
      because: POTASSIUM,
      act: wordLabel(words.conditionRowsGlandsAndSalts, 'potassiumAct'),
      source: 'UK Kidney Association 2023',
    },
    {
      key: 'ace-arb',
      of: 'ace-inhibitor, arb, trimethoprim',
      severity: 'important',
      because: POTASSIUM,
      act: wordLabel(words.conditionRowsGlandsAndSalts, 'aceArbAct'),
      source: 'UK Kidney Association 2023',
    },
  ),
  ...rulesFor('hyponatraemia', {
    key: 'lowering',
    of: 'thiazide, ssri, snri, carbamazepine, oxcarbazepine, desmopressin',
    local: true,
    severity: 'important',
    because: SODIUM,
    act: wordLabel(words.conditionRowsGlandsAndSalts, 'loweringAct'),
    source: 'BNF, European guideline 2014',
  }),
  ...rulesFor('hypokalaemia', {
    key: 'lowering',
    of: 'thiazide, loop-diuretic, digoxin, sotalol',
    severity: 'important',
    because: wordLabel(words.conditionRowsGlandsAndSalts, 'loweringBecause'),
    act: wordLabel(words.conditionRowsGlandsAndSalts, 'measurePotassiumFirst'),
    source: 'BNF',
  }),
];
