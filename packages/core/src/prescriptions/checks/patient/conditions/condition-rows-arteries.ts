import { ANOTHER, PARACETAMOL } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const NARROWS = { en: 'it narrows the arteries', hi: 'इससे धमनियाँ सिकुड़ती हैं' };
const RAISES = { en: 'it raises the blood pressure', hi: 'इससे रक्तचाप बढ़ता है' };

const ATTACKS = { en: 'it raises heart attacks', hi: 'इससे हृदयाघात बढ़ता है' };

export const ARTERIES_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'coronary-disease',
    {
      key: 'triptan',
      of: 'triptan, ergotamine, dihydroergotamine, methylergometrine',
      severity: 'severe',
      because: NARROWS,
      act: ANOTHER,
      source: 'FDA labels, BNF',
    },
    {
      key: 'diclofenac',
      of: 'diclofenac, aceclofenac, cox-2',
      severity: 'severe',
      because: ATTACKS,
      act: PARACETAMOL,
      source: 'EMA 2013, EMA 2005',
    },
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin, naproxen, diclofenac, aceclofenac, cox-2',
      severity: 'important',
      because: ATTACKS,
      act: PARACETAMOL,
      source: 'EMA 2013, FDA 2015',
    },
    {
      key: 'decongestant',
      of: 'pseudoephedrine, phenylephrine, phenylpropanolamine',
      severity: 'important',
      because: NARROWS,
      act: ANOTHER,
      source: 'BNF',
    },
    {
      key: 'nifedipine',
      of: 'nifedipine',
      severity: 'note',
      because: { en: 'the short-acting form can set off angina', hi: 'तेज़ असर वाला रूप एंजाइना शुरू कर सकता है' },
      act: { en: 'Choose the slow-release form', hi: 'धीमी-रिलीज़ रूप चुनें' },
      source: 'BNF',
    },
    {
      key: 'febuxostat',
      of: 'febuxostat',
      severity: 'important',
      because: { en: 'it raised deaths from the heart', hi: 'इससे दिल से मृत्यु बढ़ी' },
      act: { en: 'Choose allopurinol', hi: 'एलोप्यूरिनॉल चुनें' },
      source: 'FDA 2019, MHRA 2023',
    },
    {
      key: 'levothyroxine',
      of: 'levothyroxine, liothyronine',
      severity: 'note',
      because: { en: 'a high first dose can set off angina', hi: 'ज़्यादा पहली मात्रा एंजाइना शुरू कर सकती है' },
      act: { en: 'Start with 12.5 to 25 mcg', hi: '12.5 से 25 माइक्रोग्राम से शुरू करें' },
      source: 'ATA 2014',
    },
  ),
  ...rulesFor(
    'artery-disease',
    {
      key: 'ergot',
      of: 'ergot, triptan',
      severity: 'severe',
      because: NARROWS,
      act: ANOTHER,
      source: 'FDA labels, BNF',
    },
    {
      key: 'beta-blocker',
      of: 'propranolol, sotalol',
      severity: 'note',
      because: NARROWS,
      act: { en: 'Choose bisoprolol or carvedilol', hi: 'बिसोप्रोलोल या कार्वेडिलोल चुनें' },
      source: 'BNF',
    },
  ),
  ...rulesFor(
    'hypertension',
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin',
      severity: 'note',
      because: RAISES,
      act: { en: 'Give it for a few days only', hi: 'केवल कुछ दिन दें' },
      source: 'ISH 2020',
    },
    {
      key: 'decongestant',
      of: 'pseudoephedrine, phenylpropanolamine, phenylephrine',
      severity: 'important',
      because: RAISES,
      act: ANOTHER,
      source: 'BNF, ISH 2020',
    },
    {
      key: 'contraceptive',
      of: 'combined-contraceptive',
      severity: 'severe',
      because: { en: 'it raises strokes and heart attacks', hi: 'इससे लकवा और हृदयाघात बढ़ता है' },
      act: {
        en: 'Choose a progestogen-only method or a copper device',
        hi: 'केवल प्रोजेस्टोजन वाला उपाय या कॉपर-टी चुनें',
      },
      source: 'WHO MEC 2015',
    },
    {
      key: 'steroid',
      of: 'corticosteroid',
      severity: 'note',
      because: RAISES,
      act: { en: 'Check the blood pressure', hi: 'रक्तचाप देखें' },
      source: 'ISH 2020',
    },
    {
      key: 'venlafaxine',
      of: 'snri, bupropion',
      severity: 'note',
      because: RAISES,
      act: { en: 'Check the blood pressure', hi: 'रक्तचाप देखें' },
      source: 'BNF',
    },
  ),
];
