import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './progress-line.messages.ts';

export const progressLineHindi = defineTranslation<typeof messages>('progress-line', {
  wait: 'कृपया प्रतीक्षा करें',
});
