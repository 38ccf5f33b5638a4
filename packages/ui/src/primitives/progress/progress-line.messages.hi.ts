import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './progress-line.messages.ts';

export const progressLineHindi: TranslationOf<typeof messages> = {
  name: 'progress-line',
  sentences: {
    wait: 'कृपया प्रतीक्षा करें',
  },
};
