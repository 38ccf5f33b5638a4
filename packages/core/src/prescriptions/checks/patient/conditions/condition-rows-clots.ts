import { ANOTHER, PARACETAMOL, SPECIALIST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const CLOT = { en: 'it causes blood clots', hi: 'इससे ख़ून के थक्के बनते हैं' };
const STROKE = { en: 'it raises strokes', hi: 'इससे लकवा बढ़ता है' };
const PROGESTOGEN_ONLY = {
  en: 'Choose a progestogen-only method or a copper device',
  hi: 'केवल प्रोजेस्टोजन वाला उपाय या कॉपर-टी चुनें',
};

export const CLOTS_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'stroke',
    {
      key: 'prasugrel',
      of: 'prasugrel',
      severity: 'severe',
      because: { en: 'after a stroke it bleeds into the brain', hi: 'लकवे के बाद इससे दिमाग में रक्तस्राव होता है' },
      act: { en: 'Choose clopidogrel', hi: 'क्लोपिडोग्रेल चुनें' },
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
