import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  inbox: {
    alerts: 'अलर्ट',
    messages: 'संदेश',
  },
};
