import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './field.messages.ts';

export const fieldHindi: TranslationOf<typeof messages> = {
  name: 'field',
  sentences: { required: '(आवश्यक)' },
};
