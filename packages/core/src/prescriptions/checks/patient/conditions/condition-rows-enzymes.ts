import { wordLabel } from '#formatting';
import * as words from '../../words/en.ts';
import { ANOTHER, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const HAEMOLYSIS = wordLabel(words.conditionRowsEnzymes, 'haemolysis');
const ATTACK = wordLabel(words.conditionRowsEnzymes, 'attack');

export const ENZYMES_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'g6pd',
    {
      key: 'primaquine',
      of: 'primaquine',
      severity: 'severe',
      because: HAEMOLYSIS,
      act: wordLabel(words.conditionRowsEnzymes, 'primaquineAct'),
      source: 'WHO malaria guidelines',
    },
    {
      key: 'dapsone',
      of: 'dapsone',
      severity: 'severe',
      because: HAEMOLYSIS,
      act: ANOTHER,
      source: 'BNF, CPIC 2022',
    },
    {
      key: 'rasburicase',
      of: 'rasburicase, methylene blue',
      severity: 'severe',
      because: HAEMOLYSIS,
      act: ANOTHER,
      source: 'FDA boxed warning, CPIC 2022',
    },
    {
      key: 'nitrofurantoin',
      of: 'nitrofurantoin, furazolidone, nalidixic acid',
      severity: 'severe',
      because: HAEMOLYSIS,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'sulfonamide',
      of: 'sulfonamide',
      unless: 'silver sulfadiazine',
      severity: 'important',
      because: HAEMOLYSIS,
      act: WEIGH,
      source: 'BNF',
    },
    {
      key: 'quinolone',
      of: 'quinolone',
      unless: 'nalidixic acid',
      severity: 'important',
      because: HAEMOLYSIS,
      act: WEIGH,
      source: 'BNF',
    },
    {
      key: 'phenazopyridine',
      of: 'phenazopyridine',
      severity: 'important',
      because: HAEMOLYSIS,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'sulfonylurea',
      of: 'sulfonylurea',
      severity: 'note',
      because: HAEMOLYSIS,
      act: ANOTHER,
      source: 'FDA 2007',
    },
    {
      key: 'chloroquine',
      of: 'chloroquine, hydroxychloroquine, quinine, aspirin',
      severity: 'note',
      because: HAEMOLYSIS,
      act: wordLabel(words.conditionRowsEnzymes, 'chloroquineAct'),
      source: 'BNF',
    },
  ),
  ...rulesFor(
    'porphyria',
    {
      key: 'unsafe',
      of: 'barbiturate, phenobarbital, phenytoin, carbamazepine, valproate, sulfonamide, griseofulvin, rifampicin, oestrogen, combined-contraceptive, progestogen-high, ergot, metamizole, nitrofurantoin, methyldopa, danazol, carisoprodol',
      severity: 'severe',
      because: ATTACK,
      act: wordLabel(words.conditionRowsEnzymes, 'unsafeAct'),
      source: 'NAPOS, BNF',
    },
    {
      key: 'doubtful',
      of: 'tricyclic, erythromycin, clarithromycin, diclofenac, pioglitazone, spironolactone, metoclopramide, trimethoprim, topiramate, lamotrigine, isoniazid, azole',
      severity: 'important',
      because: ATTACK,
      act: wordLabel(words.conditionRowsEnzymes, 'doubtfulAct'),
      source: 'NAPOS, BNF',
    },
  ),
];
