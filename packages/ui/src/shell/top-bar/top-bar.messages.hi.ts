import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './top-bar.messages.ts';

export const topBarHindi: TranslationOf<typeof messages> = {
  name: 'top-bar',
  sentences: {
    apps: 'ऐप',
    tabs: 'ऐप लिंक',
    account: '{name} का खाता मेनू',
  },
};
