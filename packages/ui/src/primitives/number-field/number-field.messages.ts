import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages('number-field', { unitOf: 'Unit of {label}' });
