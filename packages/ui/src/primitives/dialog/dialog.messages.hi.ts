import { defineTranslation } from '../../messages/index.ts';
import type { messages } from './dialog.messages.ts';

export const dialogHindi = defineTranslation<typeof messages>('dialog', { close: 'बंद करें' });
