import type { TranslationOf } from '@careline/ui/messages';
import type { messages } from './element-error.messages.ts';

export const elementErrorHindi: TranslationOf<typeof messages> = {
  name: 'element-error',
  sentences: {
    failed: 'यह हिस्सा नहीं दिखाया जा सका।',
    retry: 'फिर कोशिश करें',
  },
};
