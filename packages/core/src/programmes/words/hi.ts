import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  callType: {
    'ad-hoc': 'तदर्थ कॉल',
    monthly: 'मासिक कॉल',
    first: 'पहली कॉल',
    diet: 'आहार कॉल',
    'infant-diet': 'शिशु आहार कॉल',
    adhoc: 'तदर्थ कॉल (मातृत्व)',
    last: 'अंतिम कॉल',
    'post-natal': 'प्रसवोत्तर कॉल',
    psychology: 'मनोविज्ञान कॉल',
  },
};
