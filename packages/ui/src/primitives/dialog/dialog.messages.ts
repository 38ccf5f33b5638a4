import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('dialog', { close: 'Close' });
