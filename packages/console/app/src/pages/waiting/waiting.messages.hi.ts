import { defineTranslation } from '@careline/ui/messages';
import type { waitingMessages } from './waiting.messages.ts';

export const waitingHindi = defineTranslation<typeof waitingMessages>('waiting', { opening: 'खुल रहा है…' });
