import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './progress.messages.ts';

export const progressHindi = defineTranslation<typeof messages>('progress', { loading: 'लोड हो रहा है' });
