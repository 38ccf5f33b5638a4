import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './text-area.messages.ts';

export const textAreaHindi: TranslationOf<typeof messages> = {
  name: 'text-area',
  sentences: {
    left: { one: '{count} अक्षर शेष', other: '{count} अक्षर शेष' },
  },
};
