import { ANOTHER, LOWEST, SPECIALIST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const MANIA = { en: 'it can bring on mania or psychosis', hi: 'इससे उन्माद या मनोविकृति हो सकती है' };
const MOOD = {
  en: 'it can bring on low mood or thoughts of suicide',
  hi: 'इससे उदासी या आत्महत्या के विचार आ सकते हैं',
};

export const MIND_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'psychosis',
    {
      key: 'stimulant',
      of: 'methylphenidate, dexamfetamine, levodopa, dopamine-agonist',
      severity: 'important',
      because: MANIA,
      act: SPECIALIST,
      source: 'FDA labels, BNF',
    },
    {
      key: 'steroid',
      of: 'corticosteroid',
      severity: 'important',
      because: MANIA,
      act: LOWEST,
      source: 'BNF',
    },
    {
      key: 'mefloquine',
      of: 'mefloquine',
      severity: 'severe',
      because: MANIA,
      act: ANOTHER,
      source: 'FDA boxed warning',
    },
    {
      key: 'antidepressant',
      of: 'ssri, snri, tricyclic, bupropion',
      severity: 'note',
      because: MANIA,
      act: {
        en: 'In bipolar disorder only with a mood stabiliser',
        hi: 'द्विध्रुवी विकार में केवल मूड स्थिर करने वाली दवा के साथ',
      },
      source: 'NICE CG185',
    },
    {
      key: 'efavirenz',
      of: 'efavirenz, cycloserine',
      severity: 'important',
      because: MANIA,
      act: ANOTHER,
      source: 'WHO, FDA label',
    },
  ),
  ...rulesFor(
    'depression',
    {
      key: 'mefloquine',
      of: 'mefloquine',
      severity: 'severe',
      because: MOOD,
      act: ANOTHER,
      source: 'FDA boxed warning',
    },
    {
      key: 'isotretinoin',
      of: 'isotretinoin, efavirenz, flunarizine, tetrabenazine, cycloserine, interferon beta',
      severity: 'important',
      because: MOOD,
      act: WEIGH,
      source: 'FDA labels, BNF',
    },
    {
      key: 'steroid',
      of: 'corticosteroid, levetiracetam, montelukast, finasteride, varenicline, methyldopa',
      severity: 'note',
      because: MOOD,
      act: { en: 'Ask about mood at every visit', hi: 'हर बार मनोदशा पूछें' },
      source: 'FDA labels, MHRA',
    },
    {
      key: 'tricyclic',
      of: 'tricyclic',
      severity: 'note',
      because: { en: 'an overdose kills', hi: 'ज़्यादा मात्रा जानलेवा है' },
      act: { en: 'Give small amounts at a time', hi: 'एक बार में कम गोलियाँ दें' },
      source: 'NICE NG222',
    },
  ),
];
