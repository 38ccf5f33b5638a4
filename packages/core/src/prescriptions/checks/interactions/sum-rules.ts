import { type Label, wordLabel } from '#formatting';
import type { Severity } from '../medicine-finding.ts';
import * as words from '../words/en.ts';
import { type Condition, readCondition } from './condition.ts';
import type { GroupKey } from './groups/groups.ts';

/** Severity from a number of medicines on, possibly only under a condition. */
interface SumStep {
  readonly from: number;
  readonly severity: Severity;
  readonly when?: Condition;
}

/** Medicines whose effects add up. */
export interface SumRule {
  readonly rule: string;
  /** One group: each of its substances counts. Several groups: each group counts once. */
  readonly of: readonly GroupKey[];
  /** The first match counts. */
  readonly steps: readonly SumStep[];
  /** `{a}` is the line's medicine, `{b}` the others. */
  readonly effect: Label;
  readonly act: Label;
  readonly source: string;
}

export const SUM_RULES: readonly SumRule[] = [
  {
    rule: 'interaction/sum/qt',
    of: ['qt-known-risk'],
    steps: [
      { from: 3, severity: 'severe' },
      { from: 2, severity: 'severe', when: readCondition('potassium < 3.5') },
      { from: 2, severity: 'important' },
    ],
    effect: wordLabel(words.sumRules, 'qt'),
    act: wordLabel(words.sumRules, 'qtAct'),
    source: 'CredibleMeds known risk list; AHA 2020',
  },
  {
    rule: 'interaction/sum/potassium',
    of: [
      'raas',
      'aldosterone-antagonist',
      'potassium-sparing-diuretic',
      'potassium-salt',
      'trimethoprim-group',
      'calcineurin-inhibitor',
      'drospirenone',
    ],
    steps: [
      { from: 2, severity: 'severe', when: readCondition('potassium >= 5') },
      { from: 3, severity: 'important', when: readCondition('potassium < 4.5') },
      { from: 3, severity: 'severe' },
      { from: 2, severity: 'note', when: readCondition('potassium < 5') },
      { from: 2, severity: 'important' },
    ],
    effect: wordLabel(words.sumRules, 'potassium'),
    act: wordLabel(words.sumRules, 'potassiumAct'),
    source: 'ESC 2021 heart failure; BNF',
  },
  {
    rule: 'interaction/sum/triple-whammy',
    of: ['nsaid', 'raas', 'diuretic'],
    steps: [
      { from: 3, severity: 'severe', when: readCondition('egfr < 60') },
      { from: 3, severity: 'important' },
    ],
    effect: wordLabel(words.sumRules, 'tripleWhammy'),
    act: wordLabel(words.sumRules, 'tripleWhammyAct'),
    source: 'Lapi BMJ 2013; KDIGO 2024; BNF',
  },
  {
    rule: 'interaction/sum/kidney',
    of: [
      'nsaid',
      'aminoglycoside',
      'vancomycin',
      'colistin',
      'amphotericin-b',
      'calcineurin-inhibitor',
      'tenofovir-disoproxil',
      'cisplatin',
      'iodinated-contrast',
    ],
    steps: [{ from: 3, severity: 'severe' }],
    effect: wordLabel(words.sumRules, 'kidneys'),
    act: wordLabel(words.sumRules, 'kidneysAct'),
    source: 'KDIGO acute kidney injury 2012',
  },
  {
    rule: 'interaction/sum/bleeding',
    of: ['anticoagulant', 'aspirin', 'p2y12-inhibitor', 'nsaid', 'ssri', 'snri'],
    steps: [
      { from: 2, severity: 'severe', when: readCondition('platelets < 50') },
      { from: 3, severity: 'important' },
    ],
    effect: wordLabel(words.sumRules, 'bleeding'),
    act: wordLabel(words.sumRules, 'bleedingAct'),
    source: 'ESC 2020; EHA 2022; BNF',
  },
  {
    rule: 'interaction/sum/sedation',
    of: [
      'opioid',
      'benzodiazepine',
      'z-hypnotic',
      'gabapentinoid',
      'sedating-antihistamine',
      'antipsychotic',
      'tricyclic',
      'muscle-relaxant-sedating',
      'phenobarbital',
    ],
    steps: [{ from: 3, severity: 'important' }],
    effect: wordLabel(words.sumRules, 'drowsiness'),
    act: wordLabel(words.sumRules, 'drowsinessAct'),
    source: 'AGS Beers 2023; FDA 2016',
  },
  {
    rule: 'interaction/sum/serotonin',
    of: ['ssri', 'snri', 'tricyclic', 'serotonergic-antidepressant', 'serotonergic-opioid'],
    steps: [{ from: 2, severity: 'important' }],
    effect: wordLabel(words.sumRules, 'serotonin'),
    act: wordLabel(words.sumRules, 'serotoninAct'),
    source: 'BNF; FDA 2016 (opioids)',
  },
  {
    rule: 'interaction/sum/anticholinergic',
    of: ['anticholinergic'],
    steps: [
      { from: 3, severity: 'important' },
      { from: 2, severity: 'note', when: readCondition('age >= 65') },
    ],
    effect: wordLabel(words.sumRules, 'anticholinergic'),
    act: wordLabel(words.sumRules, 'anticholinergicAct'),
    source: 'AGS Beers 2023; BNF',
  },
  {
    rule: 'interaction/sum/low-sugar',
    of: ['sulfonylurea', 'glinide', 'insulin'],
    steps: [{ from: 3, severity: 'important' }],
    effect: wordLabel(words.sumRules, 'lowSugar'),
    act: wordLabel(words.sumRules, 'lowSugarAct'),
    source: 'ADA 2024; BNF',
  },
];
