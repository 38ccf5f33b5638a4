import type { TranslationOf } from '@careline/ui/messages';
import type { waitingMessages } from './waiting.messages.ts';

export const waitingHindi: TranslationOf<typeof waitingMessages> = {
  name: 'element-waiting',
  sentences: {
    title: 'इस पेज के साइन-इन का इंतज़ार है',
    toDo: 'पेज को सत्र देना होता है। पेज फिर से लोड करें; ऐसा ही रहे तो पेज की देखभाल करने वाले को बताएँ।',
  },
};
