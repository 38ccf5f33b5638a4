import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  en: { offline: 'No Internet. Please Check your Connection' },
  hi: { offline: 'इंटरनेट नहीं है। कृपया अपना कनेक्शन जाँचें' },
});
