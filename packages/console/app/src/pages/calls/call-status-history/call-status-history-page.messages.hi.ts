import type { TranslationOf } from '@careline/ui/messages';
import type { historyPageMessages } from './call-status-history-page.messages.ts';

export const callStatusHistoryPageHindi: TranslationOf<typeof historyPageMessages> = {
  name: 'call-status-history-page',
  sentences: { title: 'कॉल स्थिति इतिहास' },
};
