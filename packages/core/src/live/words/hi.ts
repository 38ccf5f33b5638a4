import type { WordsOf } from '#formatting';
import type * as en from './en.ts';

export const hi: WordsOf<typeof en> = {
  live: {
    streamLive: 'सूचियों में हो रहे बदलाव देखे गए',
  },
};
