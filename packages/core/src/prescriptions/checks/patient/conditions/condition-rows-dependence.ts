import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, SPECIALIST } from '../acts.ts';
import { type ConditionRule, FITS, rulesFor } from './condition-rule.ts';

const OVERDOSE = wordLabel(words.conditionRowsDependence, 'overdose');
const CRAVING = wordLabel(words.conditionRowsDependence, 'craving');

export const DEPENDENCE_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'alcohol',
    {
      key: 'sedative',
      of: 'benzodiazepine, hypnotic, opioid, gabapentinoid',
      unless: 'melatonin, diphenoxylate',
      otherReason: /withdrawal|detox|delirium tremens/i,
      severity: 'important',
      because: OVERDOSE,
      act: wordLabel(words.conditionRowsDependence, 'sedativeAct'),
      source: 'BNF, FDA label',
    },
    {
      key: 'metronidazole',
      of: 'metronidazole, tinidazole, secnidazole, disulfiram',
      severity: 'important',
      because: wordLabel(words.conditionRowsDependence, 'metronidazoleBecause'),
      act: wordLabel(words.conditionRowsDependence, 'metronidazoleAct'),
      source: 'FDA label',
    },
    {
      key: 'paracetamol',
      of: 'paracetamol',
      dailyAbove: 2000,
      severity: 'note',
      because: wordLabel(words.conditionRowsDependence, 'paracetamolBecause'),
      act: wordLabel(words.conditionRowsDependence, 'paracetamolAct'),
      source: 'BNF',
    },
    {
      key: 'methotrexate',
      of: 'methotrexate, isoniazid',
      severity: 'important',
      because: wordLabel(words.conditionRowsDependence, 'methotrexateBecause'),
      act: wordLabel(words.conditionRowsDependence, 'methotrexateAct'),
      source: 'BNF',
    },
    {
      key: 'metformin',
      of: 'metformin',
      severity: 'note',
      because: wordLabel(words.conditionRowsDependence, 'metforminBecause'),
      act: wordLabel(words.conditionRowsDependence, 'metforminAct'),
      source: 'FDA label',
    },
    {
      key: 'bupropion',
      of: 'bupropion',
      severity: 'important',
      because: FITS,
      act: ANOTHER,
      source: 'FDA label',
    },
  ),
  ...rulesFor(
    'opioid',
    {
      key: 'opioid',
      of: 'opioid',
      unless: 'buprenorphine, methadone, diphenoxylate',
      severity: 'important',
      because: CRAVING,
      act: SPECIALIST,
      source: 'WHO, BNF',
    },
    {
      key: 'antagonist',
      of: 'naltrexone, pentazocine, butorphanol, nalbuphine',
      severity: 'important',
      because: wordLabel(words.conditionRowsDependence, 'antagonistBecause'),
      act: SPECIALIST,
      source: 'FDA label',
    },
    {
      key: 'sedative',
      of: 'benzodiazepine, hypnotic, gabapentinoid',
      unless: 'melatonin',
      severity: 'important',
      because: CRAVING,
      act: ANOTHER,
      source: 'BNF',
    },
  ),
];
