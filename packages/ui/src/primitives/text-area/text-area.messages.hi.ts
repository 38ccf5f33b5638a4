import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './text-area.messages.ts';

export const textAreaHindi = defineTranslation<typeof messages>('text-area', {
  left: { one: '{count} अक्षर शेष', other: '{count} अक्षर शेष' },
});
