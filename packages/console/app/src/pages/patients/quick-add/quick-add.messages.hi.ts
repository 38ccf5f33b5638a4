import type { TranslationOf } from '@careline/ui/messages';
import type { quickAddMessages } from './quick-add.messages.ts';

export const quickAddHindi: TranslationOf<typeof quickAddMessages> = {
  name: 'quick-add',
  sentences: { add: 'जोड़ें' },
};
