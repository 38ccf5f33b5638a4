import { defineTranslation } from '@careline/ui/messages';
import type { historyPageMessages } from './call-status-history-page.messages.ts';

export const callStatusHistoryPageHindi = defineTranslation<typeof historyPageMessages>(
  'call-status-history-page',
  { title: 'कॉल स्थिति इतिहास' },
);
