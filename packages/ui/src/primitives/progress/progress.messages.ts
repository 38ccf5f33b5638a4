import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { loading: 'Loading' },
  hi: { loading: 'लोड हो रहा है' },
});
