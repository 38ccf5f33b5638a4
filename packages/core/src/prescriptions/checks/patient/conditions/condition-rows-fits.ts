import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, LOWEST, START_LOW, WEIGH } from '../acts.ts';
import { type ConditionRule, FITS, rulesFor } from './condition-rule.ts';

export const FITS_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'epilepsy',
    {
      key: 'bupropion',
      of: 'bupropion',
      severity: 'severe',
      because: FITS,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'tramadol',
      of: 'tramadol',
      severity: 'severe',
      because: FITS,
      act: wordLabel(words.conditionRowsFits, 'tramadolAct'),
      source: 'FDA label, MHRA',
    },
    {
      key: 'opioid',
      of: 'pethidine, tapentadol',
      severity: 'important',
      because: FITS,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'quinolone',
      of: 'quinolone',
      severity: 'important',
      because: FITS,
      act: ANOTHER,
      source: 'BNF, FDA label',
    },
    {
      key: 'mefloquine',
      of: 'mefloquine',
      severity: 'severe',
      because: FITS,
      act: ANOTHER,
      source: 'FDA boxed warning',
    },
    {
      key: 'chloroquine',
      of: 'chloroquine, cycloserine, isoniazid',
      severity: 'important',
      because: FITS,
      act: WEIGH,
      source: 'BNF',
    },
    {
      key: 'antipsychotic',
      of: 'clozapine, chlorpromazine, tricyclic',
      severity: 'important',
      because: FITS,
      act: START_LOW,
      source: 'BNF',
    },
    {
      key: 'theophylline',
      of: 'theophylline, aminophylline, baclofen, imipenem, cefepime',
      severity: 'important',
      because: FITS,
      act: WEIGH,
      source: 'BNF',
    },
    {
      key: 'antihistamine',
      of: 'pheniramine, diphenhydramine, metronidazole',
      severity: 'note',
      because: FITS,
      act: LOWEST,
      source: 'BNF',
    },
  ),
  ...rulesFor('eating-disorder', {
    key: 'bupropion',
    of: 'bupropion',
    severity: 'severe',
    because: FITS,
    act: ANOTHER,
    source: 'FDA label',
  }),
];
