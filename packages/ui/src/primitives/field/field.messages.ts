import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('field', { required: '(required)' });
