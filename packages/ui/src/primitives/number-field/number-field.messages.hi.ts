import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './number-field.messages.ts';

export const numberFieldHindi = defineTranslation<typeof messages>('number-field', {
  unitOf: '{label} की इकाई',
});
