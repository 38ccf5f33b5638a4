import type { TranslationOf } from '../../messages/index.ts';
import type { messages } from './number-field.messages.ts';

export const numberFieldHindi: TranslationOf<typeof messages> = {
  name: 'number-field',
  sentences: {
    unitOf: '{label} की इकाई',
  },
};
