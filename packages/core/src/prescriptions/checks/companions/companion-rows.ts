import type { Label } from '#formatting';
import type { ConditionKey } from '../patient/conditions/condition-names.ts';

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
    because: {
      en: 'without an inhaled steroid it raises deaths',
      hi: 'साँस के स्टेरॉयड के बिना इससे मृत्यु बढ़ती है',
    },
    act: {
      en: 'Add an inhaled steroid, or choose a combination',
      hi: 'साँस का स्टेरॉयड जोड़ें, या मिश्रित इनहेलर चुनें',
    },
    source: 'FDA boxed warning; GINA 2023',
  },
  {
    rule: 'b12-deficiency-folic-acid-alone',
    condition: 'b12-deficiency',
    of: ['folic acid'],
    needs: ['cyanocobalamin', 'methylcobalamin', 'hydroxocobalamin', 'mecobalamin', 'vitamin b complex'],
    because: {
      en: 'without vitamin B12 the nerves can be damaged for good',
      hi: 'विटामिन B12 के बिना नसें हमेशा के लिए ख़राब हो सकती हैं',
    },
    act: { en: 'Add vitamin B12', hi: 'विटामिन B12 जोड़ें' },
    source: 'BNF',
  },
];
