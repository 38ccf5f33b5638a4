import { ANOTHER, SPECIALIST } from '../acts.ts';
import { FITS } from './condition-reasons.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const OVERDOSE = { en: 'together with alcohol it stops the breathing', hi: 'शराब के साथ इससे साँस रुक सकती है' };
const CRAVING = { en: 'it leads to dependence and relapse', hi: 'इससे निर्भरता और लत लौट सकती है' };

export const DEPENDENCE_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'alcohol',
    {
      key: 'sedative',
      of: 'benzodiazepine, hypnotic, opioid, gabapentinoid',
      unless: 'melatonin, diphenoxylate',
      otherReason: /withdrawal|detox|delirium tremens/i,
      severity: 'important',
      because: OVERDOSE,
      act: { en: 'Give it only for supervised withdrawal', hi: 'केवल निगरानी में नशा छुड़ाने के लिए दें' },
      source: 'BNF, FDA label',
    },
    {
      key: 'metronidazole',
      of: 'metronidazole, tinidazole, secnidazole, disulfiram',
      severity: 'important',
      because: {
        en: 'with alcohol it causes vomiting and palpitations',
        hi: 'शराब के साथ इससे उल्टी और घबराहट होती है',
      },
      act: {
        en: 'No alcohol until three days after the last dose',
        hi: 'अंतिम खुराक के तीन दिन बाद तक शराब न लें',
      },
      source: 'FDA label',
    },
    {
      key: 'paracetamol',
      of: 'paracetamol',
      dailyAbove: 2000,
      severity: 'note',
      because: { en: 'the liver is damaged at lower doses', hi: 'कम मात्रा से भी लिवर ख़राब होता है' },
      act: { en: 'Give at most 2 g a day', hi: 'दिन में अधिकतम 2 ग्राम दें' },
      source: 'BNF',
    },
    {
      key: 'methotrexate',
      of: 'methotrexate, isoniazid',
      severity: 'important',
      because: { en: 'with alcohol it destroys the liver', hi: 'शराब के साथ इससे लिवर नष्ट होता है' },
      act: { en: 'No alcohol, and test the liver', hi: 'शराब न लें और लिवर की जाँच कराएँ' },
      source: 'BNF',
    },
    {
      key: 'metformin',
      of: 'metformin',
      severity: 'note',
      because: {
        en: 'with much alcohol lactic acid builds up',
        hi: 'ज़्यादा शराब के साथ लैक्टिक एसिड जमा होता है',
      },
      act: { en: 'Advise to drink no alcohol', hi: 'शराब न पीने की सलाह दें' },
      source: 'FDA label',
    },
    {
      key: 'bupropion',
      of: 'bupropion',
      severity: 'important',
      because: FITS,
      act: ANOTHER,
      source: 'FDA label',
    },
  ),
  ...rulesFor(
    'opioid',
    {
      key: 'opioid',
      of: 'opioid',
      unless: 'buprenorphine, methadone, diphenoxylate',
      severity: 'important',
      because: CRAVING,
      act: SPECIALIST,
      source: 'WHO, BNF',
    },
    {
      key: 'antagonist',
      of: 'naltrexone, pentazocine, butorphanol, nalbuphine',
      severity: 'important',
      because: { en: 'it brings on withdrawal', hi: 'इससे तलब के तेज़ लक्षण शुरू होते हैं' },
      act: SPECIALIST,
      source: 'FDA label',
    },
    {
      key: 'sedative',
      of: 'benzodiazepine, hypnotic, gabapentinoid',
      unless: 'melatonin',
      severity: 'important',
      because: CRAVING,
      act: ANOTHER,
      source: 'BNF',
    },
  ),
];
