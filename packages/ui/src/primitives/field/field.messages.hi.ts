import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './field.messages.ts';

export const fieldHindi = defineTranslation<typeof messages>('field', { required: '(आवश्यक)' });
