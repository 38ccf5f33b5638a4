import { defineMessages } from '@careline/ui/messages';

export const historyPageMessages = defineMessages({
  en: { title: 'Call Status History' },
  hi: { title: 'कॉल स्थिति इतिहास' },
});
