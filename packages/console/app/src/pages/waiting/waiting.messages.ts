import { defineMessages } from '@careline/ui/messages';

export const waitingMessages = defineMessages({
  en: { opening: 'Opening…' },
  hi: { opening: 'खुल रहा है…' },
});
