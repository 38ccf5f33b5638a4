import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { close: 'Close' },
  hi: { close: 'बंद करें' },
});
