import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './bottom-bar.messages.ts';

export const bottomBarHindi = defineTranslation<typeof messages>('bottom-bar', {
  bar: 'त्वरित पहुँच',
  alerts: 'अलर्ट',
  account: 'खाता',
});
