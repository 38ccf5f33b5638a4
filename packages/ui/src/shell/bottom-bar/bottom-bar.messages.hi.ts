import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './bottom-bar.messages.ts';

export const bottomBarHindi: TranslationOf<typeof messages> = {
  name: 'bottom-bar',
  sentences: {
    bar: 'त्वरित पहुँच',
    alerts: 'अलर्ट',
    account: 'खाता',
  },
};
