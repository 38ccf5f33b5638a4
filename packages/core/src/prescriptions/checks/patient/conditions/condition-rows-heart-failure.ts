import { ANOTHER, PARACETAMOL, STOP } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const FLUID = {
  en: 'it holds back salt and water and worsens heart failure',
  hi: 'इससे शरीर में नमक और पानी रुकता है और दिल की कमज़ोरी बढ़ती है',
};
const WEAKENS = { en: 'it weakens the heartbeat', hi: 'इससे दिल की पंपिंग कमज़ोर होती है' };

export const HEART_FAILURE_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'heart-failure',
    {
      key: 'diclofenac',
      of: 'diclofenac, aceclofenac, cox-2',
      severity: 'severe',
      because: FLUID,
      act: PARACETAMOL,
      source: 'EMA 2013, EMA 2005',
    },
    {
      key: 'nsaid',
      of: 'nsaid',
      unless: 'aspirin, diclofenac, aceclofenac, cox-2',
      severity: 'important',
      because: FLUID,
      act: PARACETAMOL,
      source: 'ESC 2021, AHA 2022',
    },
    {
      key: 'glitazone',
      of: 'glitazone',
      severity: 'severe',
      because: FLUID,
      act: { en: 'Choose a gliflozin', hi: 'ग्लिफ़्लोज़िन चुनें' },
      source: 'FDA boxed warning, ESC 2021',
    },
    {
      key: 'verapamil',
      of: 'verapamil, diltiazem',
      severity: 'severe',
      because: WEAKENS,
      act: {
        en: 'Choose amlodipine, or a beta blocker for the rate',
        hi: 'एम्लोडिपिन चुनें, या गति के लिए बीटा ब्लॉकर',
      },
      source: 'ESC 2021, AHA 2022',
    },
    {
      key: 'cilostazol',
      of: 'cilostazol',
      severity: 'severe',
      because: {
        en: 'medicines like it raise deaths in heart failure',
        hi: 'ऐसी दवाओं से दिल की कमज़ोरी में मृत्यु बढ़ती है',
      },
      act: STOP,
      source: 'FDA boxed warning',
    },
    {
      key: 'dronedarone',
      of: 'dronedarone, flecainide, propafenone, disopyramide',
      severity: 'severe',
      because: { en: 'it raises deaths in heart failure', hi: 'इससे दिल की कमज़ोरी में मृत्यु बढ़ती है' },
      act: ANOTHER,
      source: 'FDA boxed warning, ESC 2021',
    },
    {
      key: 'gliptin',
      of: 'saxagliptin, alogliptin',
      severity: 'important',
      because: FLUID,
      act: { en: 'Choose a gliflozin or another gliptin', hi: 'ग्लिफ़्लोज़िन या दूसरी ग्लिप्टिन चुनें' },
      source: 'FDA 2016',
    },
    {
      key: 'itraconazole',
      of: 'itraconazole',
      severity: 'important',
      because: WEAKENS,
      act: { en: 'Choose fluconazole or terbinafine', hi: 'फ़्लुकोनाज़ोल या टर्बिनाफ़िन चुनें' },
      source: 'FDA boxed warning',
    },
    {
      key: 'alpha-blocker',
      of: 'doxazosin, prazosin, moxonidine',
      severity: 'important',
      because: {
        en: 'it did not help and may worsen heart failure',
        hi: 'इससे लाभ नहीं हुआ और दिल की कमज़ोरी बढ़ सकती है',
      },
      act: ANOTHER,
      source: 'ESC 2021',
    },
    {
      key: 'steroid',
      of: 'corticosteroid',
      severity: 'note',
      because: FLUID,
      act: { en: 'Check weight and swelling', hi: 'वज़न और सूजन देखें' },
      source: 'BNF',
    },
    {
      key: 'nifedipine',
      of: 'nifedipine',
      severity: 'note',
      because: WEAKENS,
      act: { en: 'Choose amlodipine', hi: 'एम्लोडिपिन चुनें' },
      source: 'ESC 2021',
    },
  ),
];
