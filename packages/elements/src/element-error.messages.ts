import { defineMessages } from '@careline/ui/messages';

export const messages = defineMessages({
  en: { failed: 'This part could not be shown.', retry: 'Try again' },
  hi: { failed: 'यह हिस्सा नहीं दिखाया जा सका।', retry: 'फिर कोशिश करें' },
});
