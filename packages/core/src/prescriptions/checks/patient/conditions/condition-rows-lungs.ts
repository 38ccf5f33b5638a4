import { ANOTHER, LOWEST, WEIGH } from '../acts.ts';
import { type ConditionRule, rulesFor } from './condition-rule.ts';

const AIRWAYS = { en: 'it can close the airways', hi: 'इससे साँस की नलियाँ बंद हो सकती हैं' };
const BREATHING = { en: 'it can slow the breathing', hi: 'इससे साँस धीमी हो सकती है' };
const SELECTIVE = {
  en: 'Choose another medicine; a selective one only with spirometry',
  hi: 'दूसरी दवा चुनें; चयनात्मक बीटा ब्लॉकर केवल स्पाइरोमेट्री के साथ',
};

export const LUNGS_CONDITIONS: readonly ConditionRule[] = [
  ...rulesFor(
    'asthma',
    {
      key: 'beta-blocker',
      of: 'propranolol, carvedilol, labetalol, sotalol, timolol',
      local: true,
      severity: 'severe',
      because: AIRWAYS,
      act: SELECTIVE,
      source: 'BNF, GINA 2023',
    },
    {
      key: 'selective-beta-blocker',
      of: 'beta-blocker',
      unless: 'propranolol, carvedilol, labetalol, sotalol, timolol',
      local: true,
      severity: 'important',
      because: AIRWAYS,
      act: WEIGH,
      source: 'BNF, GINA 2023',
    },
    {
      key: 'nsaid',
      of: 'nsaid',
      severity: 'note',
      because: { en: 'it sets off attacks in one of ten', hi: 'दस में से एक में इससे दौरा शुरू होता है' },
      act: {
        en: 'Ask whether it was taken before without an attack',
        hi: 'पूछें कि पहले बिना दौरे के ली गई है या नहीं',
      },
      source: 'GINA 2023',
    },
    {
      key: 'adenosine',
      of: 'adenosine',
      severity: 'severe',
      because: AIRWAYS,
      act: ANOTHER,
      source: 'FDA label',
    },
    {
      key: 'opioid',
      of: 'morphine, pethidine, codeine',
      severity: 'note',
      because: BREATHING,
      act: WEIGH,
      source: 'BNF',
    },
  ),
  ...rulesFor(
    'copd',
    {
      key: 'beta-blocker',
      of: 'propranolol, sotalol, timolol',
      local: true,
      severity: 'important',
      because: AIRWAYS,
      act: { en: 'Choose bisoprolol or metoprolol', hi: 'बिसोप्रोलोल या मेटोप्रोलोल चुनें' },
      source: 'GOLD 2023, BNF',
    },
    {
      key: 'sedative',
      of: 'benzodiazepine, opioid, hypnotic',
      unless: 'melatonin, diphenoxylate',
      severity: 'note',
      because: BREATHING,
      act: LOWEST,
      source: 'BNF, FDA label',
    },
  ),
  ...rulesFor('sleep-apnoea', {
    key: 'sedative',
    of: 'benzodiazepine, opioid, hypnotic',
    unless: 'melatonin, diphenoxylate',
    severity: 'important',
    because: BREATHING,
    act: ANOTHER,
    source: 'BNF',
  }),
];
