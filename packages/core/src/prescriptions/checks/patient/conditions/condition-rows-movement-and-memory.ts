import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, WEIGH } from '../acts.ts';
import { ANTIMUSCARINICS, type ConditionRule, rulesFor } from './condition-rule.ts';

const STIFFNESS = wordLabel(words.conditionRowsMovementAndMemory, 'stiffness');
const ONDANSETRON = wordLabel(words.conditionRowsMovementAndMemory, 'ondansetron');
const CONFUSES = wordLabel(words.conditionRowsMovementAndMemory, 'confuses');

export const MOVEMENT_AND_MEMORY_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'parkinson',
    {
      key: 'metoclopramide',
      of: 'metoclopramide, levosulpiride, prochlorperazine',
      severity: 'severe',
      because: STIFFNESS,
      act: ONDANSETRON,
      source: 'NICE NG71, BNF',
    },
    {
      key: 'antipsychotic',
      of: 'antipsychotic',
      unless: 'quetiapine, clozapine, levosulpiride, prochlorperazine',
      severity: 'severe',
      because: STIFFNESS,
      act: wordLabel(words.conditionRowsMovementAndMemory, 'antipsychoticAct'),
      source: 'NICE NG71, AGS Beers 2023',
    },
    {
      key: 'flunarizine',
      of: 'flunarizine, cinnarizine, promethazine, tetrabenazine',
      severity: 'important',
      because: STIFFNESS,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'valproate',
      of: 'valproate',
      severity: 'note',
      because: STIFFNESS,
      act: WEIGH,
      source: 'FDA label',
    },
  ),
  ...rulesFor(
    'dementia',
    {
      key: 'anticholinergic',
      of: `${ANTIMUSCARINICS}, paroxetine`,
      severity: 'important',
      because: CONFUSES,
      act: ANOTHER,
      source: 'AGS Beers 2023',
    },
    {
      key: 'benzodiazepine',
      of: 'benzodiazepine, zolpidem, zopiclone, eszopiclone',
      severity: 'important',
      because: CONFUSES,
      act: ANOTHER,
      source: 'AGS Beers 2023',
    },
    {
      key: 'antipsychotic',
      of: 'antipsychotic',
      unless: 'levosulpiride, prochlorperazine',
      severity: 'important',
      because: wordLabel(words.conditionRowsMovementAndMemory, 'antipsychoticBecause'),
      act: wordLabel(words.conditionRowsMovementAndMemory, 'dangerOnly'),
      source: 'FDA boxed warning, NICE NG97',
    },
  ),
];
