import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, PARACETAMOL, SPECIALIST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const CLOT = wordLabel(words.conditionRowsClots, 'clot');
const STROKE = wordLabel(words.conditionRowsClots, 'stroke');
const PROGESTOGEN_ONLY = wordLabel(words.conditionRowsClots, 'progestogenOnly');

export const CLOTS_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'stroke',
    {
      key: 'prasugrel',
      of: 'prasugrel',
      severity: 'severe',
      because: wordLabel(words.conditionRowsClots, 'prasugrelBecause'),
      act: wordLabel(words.conditionRowsClots, 'prasugrelAct'),
      source: 'FDA boxed warning',
    },
    {
      key: 'contraceptive',
      of: 'combined-contraceptive, oestrogen',
      severity: 'severe',
      because: STROKE,
      act: PROGESTOGEN_ONLY,
      source: 'WHO MEC 2015',
    },
    {
      key: 'triptan',
      of: 'triptan, ergotamine, dihydroergotamine',
      severity: 'severe',
      because: STROKE,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'raloxifene',
      of: 'raloxifene, tamoxifen, tranexamic acid',
      severity: 'important',
      because: CLOT,
      act: WEIGH,
      source: 'FDA label',
    },
    {
      key: 'decongestant',
      of: 'pseudoephedrine, phenylpropanolamine',
      severity: 'important',
      because: STROKE,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'diclofenac',
      of: 'diclofenac, aceclofenac, cox-2',
      severity: 'severe',
      because: STROKE,
      act: PARACETAMOL,
      source: 'EMA 2013, EMA 2005',
    },
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin, naproxen, diclofenac, aceclofenac, cox-2',
      severity: 'important',
      because: STROKE,
      act: PARACETAMOL,
      source: 'FDA 2015, EMA 2013',
    },
  ),
  ...rulesFor(
    'thrombosis',
    {
      key: 'contraceptive',
      of: 'combined-contraceptive, oestrogen, cyproterone',
      severity: 'severe',
      because: CLOT,
      act: PROGESTOGEN_ONLY,
      source: 'WHO MEC 2015',
    },
    {
      key: 'raloxifene',
      of: 'raloxifene, tamoxifen, toremifene, thalidomide, tibolone',
      severity: 'severe',
      because: CLOT,
      act: SPECIALIST,
      source: 'FDA label, BNF',
    },
    {
      key: 'tranexamic-acid',
      of: 'tranexamic acid',
      severity: 'severe',
      because: CLOT,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'norethisterone',
      of: 'progestogen-high, erythropoietin',
      severity: 'important',
      because: CLOT,
      act: WEIGH,
      source: 'BNF',
    },
  ),
  ...rulesFor('migraine-aura', {
    key: 'contraceptive',
    of: 'combined-contraceptive',
    severity: 'severe',
    because: STROKE,
    act: PROGESTOGEN_ONLY,
    source: 'WHO MEC 2015',
  }),
];
