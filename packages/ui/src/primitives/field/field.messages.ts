import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { required: '(required)' },
  hi: { required: '(आवश्यक)' },
});
