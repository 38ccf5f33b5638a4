import { defineTranslation } from '@careline/ui/messages';
import type { messages } from './element-error.messages.ts';

export const elementErrorHindi = defineTranslation<typeof messages>('element-error', {
  failed: 'यह हिस्सा नहीं दिखाया जा सका।',
  retry: 'फिर कोशिश करें',
});
