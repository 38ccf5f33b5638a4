import { SPECIALIST } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const CRISIS = { en: 'it can set off a crisis of blood pressure', hi: 'इससे रक्तचाप का संकट हो सकता है' };
const URIC_ACID = { en: 'it raises uric acid', hi: 'इससे यूरिक एसिड बढ़ता है' };
const POTASSIUM = { en: 'it raises the potassium', hi: 'इससे पोटैशियम बढ़ता है' };
const SODIUM = { en: 'it lowers the sodium', hi: 'इससे सोडियम घटता है' };

export const GLANDS_AND_SALTS_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'phaeochromocytoma',
    {
      key: 'beta-blocker',
      of: 'beta-blocker',
      severity: 'severe',
      because: CRISIS,
      act: { en: 'Give an alpha blocker first', hi: 'पहले अल्फ़ा ब्लॉकर दें' },
      source: 'Endocrine Society 2014',
    },
    {
      key: 'metoclopramide',
      of: 'metoclopramide, levosulpiride, prochlorperazine, haloperidol, haloperidol decanoate, droperidol',
      severity: 'severe',
      because: CRISIS,
      act: { en: 'Choose ondansetron for vomiting', hi: 'उल्टी के लिए ओंडेनसेट्रॉन चुनें' },
      source: 'Endocrine Society 2014',
    },
    {
      key: 'steroid',
      of: 'corticosteroid, tricyclic, snri, pseudoephedrine, ephedrine, methyldopa',
      severity: 'important',
      because: CRISIS,
      act: SPECIALIST,
      source: 'Endocrine Society 2014',
    },
  ),
  ...rulesFor('thyrotoxicosis', {
    key: 'stimulants',
    of: 'levothyroxine, liothyronine, pseudoephedrine, salbutamol, theophylline',
    severity: 'important',
    because: { en: 'it makes the heart race', hi: 'इससे धड़कन बहुत तेज़ होती है' },
    act: SPECIALIST,
    source: 'BNF',
  }),
  ...rulesFor(
    'gout',
    {
      key: 'thiazide',
      of: 'thiazide, loop-diuretic',
      severity: 'important',
      because: URIC_ACID,
      act: {
        en: 'For blood pressure choose losartan or amlodipine',
        hi: 'रक्तचाप के लिए लोसार्टन या एम्लोडिपिन चुनें',
      },
      source: 'ACR 2020, BNF',
    },
    {
      key: 'aspirin',
      of: 'aspirin',
      severity: 'note',
      because: URIC_ACID,
      act: {
        en: 'Continue a low dose where the heart needs it',
        hi: 'दिल के लिए ज़रूरी हो तो कम मात्रा जारी रखें',
      },
      source: 'ACR 2020',
    },
    {
      key: 'pyrazinamide',
      of: 'pyrazinamide, ethambutol, nicotinic acid',
      severity: 'important',
      because: URIC_ACID,
      act: { en: 'Check uric acid and watch for pain', hi: 'यूरिक एसिड जाँचें और दर्द पर ध्यान दें' },
      source: 'BNF',
    },
  ),
  ...rulesFor(
    'hyperkalaemia',
    {
      key: 'potassium',
      of: 'potassium chloride, potassium citrate, aldosterone-antagonist, potassium-sparing-diuretic',
      severity: 'severe',
      because: POTASSIUM,
      act: { en: 'Measure potassium first', hi: 'पहले पोटैशियम जाँचें' },
      source: 'UK Kidney Association 2023',
    },
    {
      key: 'ace-arb',
      of: 'ace-inhibitor, arb, trimethoprim',
      severity: 'important',
      because: POTASSIUM,
      act: { en: 'Measure potassium first', hi: 'पहले पोटैशियम जाँचें' },
      source: 'UK Kidney Association 2023',
    },
  ),
  ...rulesFor('hyponatraemia', {
    key: 'lowering',
    of: 'thiazide, ssri, snri, carbamazepine, oxcarbazepine, desmopressin',
    local: true,
    severity: 'important',
    because: SODIUM,
    act: { en: 'Measure sodium first', hi: 'पहले सोडियम जाँचें' },
    source: 'BNF, European guideline 2014',
  }),
  ...rulesFor('hypokalaemia', {
    key: 'lowering',
    of: 'thiazide, loop-diuretic, digoxin, sotalol',
    severity: 'important',
    because: {
      en: 'low potassium makes it dangerous for the heart',
      hi: 'कम पोटैशियम में यह दिल के लिए ख़तरनाक है',
    },
    act: { en: 'Measure potassium first', hi: 'पहले पोटैशियम जाँचें' },
    source: 'BNF',
  }),
];
