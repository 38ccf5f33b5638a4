import { type Label, wordLabel } from '#formatting';
import type { ConditionKey } from '../patient/conditions/condition-names.ts';
import * as words from '../words/en.ts';

/** A medicine that needs a companion in some condition. */
export interface CompanionRow {
  readonly rule: string;
  readonly condition: ConditionKey;
  /** Keys of substances on the line. */
  readonly of: readonly string[];
  /** One of these substances must be prescribed or taken. */
  readonly needs: readonly string[];
  readonly because: Label;
  readonly act: Label;
  readonly source: string;
}

export const COMPANION_ROWS: readonly CompanionRow[] = [
  {
    rule: 'asthma-beta-agonist-alone',
    condition: 'asthma',
    of: ['salmeterol', 'formoterol', 'indacaterol', 'vilanterol', 'olodaterol', 'bambuterol'],
    needs: ['budesonide', 'fluticasone', 'beclomethasone', 'beclometasone', 'mometasone', 'ciclesonide'],
    because: wordLabel(words.companionRows, 'steroidMissing'),
    act: wordLabel(words.companionRows, 'addSteroid'),
    source: 'FDA boxed warning; GINA 2023',
  },
  {
    rule: 'b12-deficiency-folic-acid-alone',
    condition: 'b12-deficiency',
    of: ['folic acid'],
    needs: ['cyanocobalamin', 'methylcobalamin', 'hydroxocobalamin', 'mecobalamin', 'vitamin b complex'],
    because: wordLabel(words.companionRows, 'vitaminB12Missing'),
    act: wordLabel(words.companionRows, 'addVitaminB12'),
    source: 'BNF',
  },
];
