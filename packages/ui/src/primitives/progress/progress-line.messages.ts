import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { wait: 'Please wait' },
  hi: { wait: 'कृपया प्रतीक्षा करें' },
});
