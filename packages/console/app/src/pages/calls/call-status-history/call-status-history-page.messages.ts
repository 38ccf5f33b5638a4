import { defineMessages } from '@careline/ui/messages';

export const historyPageMessages = defineMessages('call-status-history-page', {
  title: 'Call Status History',
});
