import { ANOTHER, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const HAEMOLYSIS = { en: 'it breaks down the red blood cells', hi: 'इससे लाल रक्त कोशिकाएँ टूटती हैं' };
const ATTACK = { en: 'it can set off an attack', hi: 'इससे दौरा शुरू हो सकता है' };

export const ENZYMES_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'g6pd',
    {
      key: 'primaquine',
      of: 'primaquine',
      severity: 'severe',
      because: HAEMOLYSIS,
      act: {
        en: 'Ask a specialist; 0.75 mg/kg once a week for 8 weeks may be possible',
        hi: 'विशेषज्ञ से पूछें; हफ़्ते में एक बार 0.75 मि.ग्रा./किलो 8 हफ़्ते संभव है',
      },
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
      act: {
        en: 'Usual doses are mostly safe; look for dark urine',
        hi: 'सामान्य मात्रा प्रायः सुरक्षित है; गहरे पेशाब पर ध्यान दें',
      },
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
      act: { en: 'Choose a medicine that NAPOS lists as safe', hi: 'NAPOS में सुरक्षित बताई गई दवा चुनें' },
      source: 'NAPOS, BNF',
    },
    {
      key: 'doubtful',
      of: 'tricyclic, erythromycin, clarithromycin, diclofenac, pioglitazone, spironolactone, metoclopramide, trimethoprim, topiramate, lamotrigine, isoniazid, azole',
      severity: 'important',
      because: ATTACK,
      act: { en: 'Look the medicine up in NAPOS first', hi: 'पहले दवा को NAPOS में देखें' },
      source: 'NAPOS, BNF',
    },
  ),
];
