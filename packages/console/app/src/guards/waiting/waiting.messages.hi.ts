import type { TranslationOf } from '@careline/ui/messages';
import type { waitingMessages } from './waiting.messages.ts';

export const waitingHindi: TranslationOf<typeof waitingMessages> = {
  name: 'waiting',
  sentences: { opening: 'खुल रहा है…' },
};
