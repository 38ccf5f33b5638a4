import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './progress.messages.ts';

export const progressHindi: TranslationOf<typeof messages> = {
  name: 'progress',
  sentences: { loading: 'लोड हो रहा है' },
};
