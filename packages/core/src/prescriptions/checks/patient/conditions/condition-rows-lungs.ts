import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, LOWEST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const AIRWAYS = wordLabel(words.conditionRowsLungs, 'airways');
const BREATHING = wordLabel(words.conditionRowsLungs, 'breathing');
const SELECTIVE = wordLabel(words.conditionRowsLungs, 'selective');

export const LUNGS_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'asthma',
    {
      key: 'beta-blocker',
      of: 'propranolol, carvedilol, labetalol, sotalol, timolol',
      local: true,
      severity: 'severe',
      because: AIRWAYS,
      act: SELECTIVE,
      source: 'BNF, GINA 2023',
    },
    {
      key: 'selective-beta-blocker',
      of: 'beta-blocker',
      unless: 'propranolol, carvedilol, labetalol, sotalol, timolol',
      local: true,
      severity: 'important',
      because: AIRWAYS,
      act: WEIGH,
      source: 'BNF, GINA 2023',
    },
    {
      key: 'nsaid',
      of: 'nsaid',
      severity: 'note',
      because: wordLabel(words.conditionRowsLungs, 'nsaidBecause'),
      act: wordLabel(words.conditionRowsLungs, 'nsaidAct'),
      source: 'GINA 2023',
    },
    {
      key: 'adenosine',
      of: 'adenosine',
      severity: 'severe',
      because: AIRWAYS,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'opioid',
      of: 'morphine, pethidine, codeine',
      severity: 'note',
      because: BREATHING,
      act: WEIGH,
      source: 'BNF',
    },
  ),
  ...rulesFor(
    'copd',
    {
      key: 'beta-blocker',
      of: 'propranolol, sotalol, timolol',
      local: true,
      severity: 'important',
      because: AIRWAYS,
      act: wordLabel(words.conditionRowsLungs, 'betaBlockerAct'),
      source: 'GOLD 2023, BNF',
    },
    {
      key: 'sedative',
      of: 'benzodiazepine, opioid, hypnotic',
      unless: 'melatonin, diphenoxylate',
      severity: 'note',
      because: BREATHING,
      act: LOWEST,
      source: 'BNF, FDA label',
    },
  ),
  ...rulesFor('sleep-apnoea', {
    key: 'sedative',
    of: 'benzodiazepine, opioid, hypnotic',
    unless: 'melatonin, diphenoxylate',
    severity: 'important',
    because: BREATHING,
    act: ANOTHER,
    source: 'BNF',
  }),
];
